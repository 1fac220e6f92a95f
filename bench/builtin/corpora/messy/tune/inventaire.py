# -*- coding: utf-8 -*-
# gestion du stock de la boutique
# fait vite, a nettoyer un jour...
import os, sys
import json
import re
from math import *

STOCK = {}
compteur = 0
derniere_erreur = None
TVA = 0.2
remises = {'A': 5, 'B': 10, 'C': 15}

def initialiser():
    global STOCK
    global compteur
    global derniere_erreur
    STOCK = {}
    compteur = 0
    derniere_erreur = None
    tmp = 3   
    return True

def ajouterArticle(nom, prix, qte=1, tags=[]):
    global compteur
    global derniere_erreur
    if nom == '':
        derniere_erreur = 'nom vide'
        return False
    else:
        if nom in STOCK:
            STOCK[nom]['qte'] = STOCK[nom]['qte'] + qte
            return True
        else:
            compteur += 1
            STOCK[nom] = {'id': compteur, 'prix': prix, 'qte': qte, 'tags': list(tags)}
            return True

def enleverArticle(nom, qte):
    global derniere_erreur
    try:
        a = STOCK[nom]
        if a['qte'] < qte:
            derniere_erreur = 'pas assez de %s (%d)' % (nom, a['qte'])
            return False
        a['qte'] -= qte
        if a['qte'] == 0: del STOCK[nom]
        return True
    except:
        derniere_erreur = 'inconnu: ' + nom
        return False

def prixTTC(prix): 
    return round(prix * (1 + TVA), 2)

def valeurTotale(ttc = False):
    somme = 0
    for nom in STOCK.keys():
        if ttc == True:
            somme = somme + prixTTC(STOCK[nom]['prix']) * STOCK[nom]['qte']
        else:
            somme = somme + STOCK[nom]['prix'] * STOCK[nom]['qte']
    return round(somme, 2)

def appliquerRemise(nom, code):
    # code = A, B ou C
    if not nom in STOCK:
        return None
    if code in remises.keys():
        pct = remises[code]
    else:
        pct = 0
    p = STOCK[nom]['prix']
    p = p - p * pct / 100
    return round(p, 2)

def chercher(motif, format = 'liste'):
    resultats = []
    for k in STOCK:
        if re.search(motif, k) != None:
            resultats.append(k)
    resultats = [r for r in sorted(resultats)]
    if format == 'liste':
        return resultats
    elif format == 'texte':
        return ', '.join(resultats)
    elif format == 'nombre':
        return len(resultats)
    else:
        raise Exception('format inconnu: %s' % format)

def cartons(n, parCarton):
    # nombre de cartons a commander
    if parCarton <= 0:
        return 0
    return ceil(n / parCarton)

def ligne(nom):
    a = STOCK[nom]
    s = "%-10s | %3d | %8.2f" % (nom, a['qte'], a['prix'])
    if a['tags'] != []:
        s = s + ' | ' + '/'.join([str(t) for t in a['tags']])
    return s

def tableau():
    lignes = []
    noms = list(STOCK.keys())
    noms.sort()
    noms
    for i in range(len(noms)):
        lignes.append(str(i + 1) + '. ' + ligne(noms[i]))
    if len(lignes) == 0:
        return "(stock vide)"
    return '\n'.join(lignes)

"""
ancienne version, garder au cas ou
def sauver2(fichier): pickle.dump(STOCK, fichier)
"""

def sauver(fichier):
    f = open(fichier, 'w')
    json.dump(STOCK, f)
    f.close()
    return len(STOCK)

def charger(fichier):
    global STOCK
    try:
        f = open(fichier)
        donnees = json.load(f)
        f.close()
    except IOError as e:
        return -1
    STOCK = donnees
    return len(STOCK)

def demo():
    initialiser()
    ajouterArticle('vis', 0.15, 200, ['metal', 'petit'])
    ajouterArticle('planche', 12.5, 4)
    ajouterArticle('clou', 0.05, 1000)
    ajouterArticle('vis', 0.15, 50)
    return compteur

if __name__ == '__main__':
    demo()
    print(tableau())
    print("Total: {} euros".format(valeurTotale()))
    if len(sys.argv) > 1:
        sauver(os.path.expanduser(sys.argv[1]))
