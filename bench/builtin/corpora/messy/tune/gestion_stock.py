# Gestion d'un petit stock (exercice)
import datetime

class Produit:
    def __init__(self, nom, prix, quantité=0):
        self.nom = nom
        self.prix = prix
        self.quantité = quantité

    def ajouter(self, n):
        if n < 0:
            raise ValueError("la quantité doit être positive")
        self.quantité += n

    def retirer(self, n):
        if n > self.quantité:
            return False
        else:
            self.quantité -= n
            return True

    def __str__(self):
        return "%s : %d x %.2f" % (self.nom, self.quantité, self.prix)

class Stock:
    def __init__(self):
        self.produits = {}
        self.journal = []

    def ajouterProduit(self, p):
        self.produits[p.nom] = p
        self.journal.append((datetime.datetime.now(), "ajout", p.nom))

    def chercher(self, nom):
        if nom in self.produits.keys():
            return self.produits[nom]
        else:
            return None

    def valeurTotale(self):
        total = 0
        for nom in self.produits:
            total = total + self.produits[nom].prix * self.produits[nom].quantité
        return total

    def enRupture(self):
        résultat = []
        for p in self.produits.values():
            if p.quantité == 0:
                résultat.append(p.nom)
        return résultat

    def appliquerRemise(self, taux):
        for p in self.produits.values():
            nouveauPrix = p.prix - p.prix * taux / 100
            p.prix = round(nouveauPrix, 2)

def afficher(stock):
    for nom, p in stock.produits.items():
        print(p)
    print("Total: " + str(stock.valeurTotale()))

def est_pair(n):
    if n % 2 == 0: return True
    else: return False
