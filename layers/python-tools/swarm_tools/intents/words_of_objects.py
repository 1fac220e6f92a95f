"""Words with which docstrings describe stacks, accounts, carts and other small classes."""

from __future__ import annotations

OBJECTS = {
    "shops.parking_lot":
    "numbered spaces 1 n price per started hour give car lowest free space or none when lot full "
    "return pay each paid never more than daily maximum inside",
    "banks.accounts":
    "cents transfers between them money moves nothing changes payer has too little when account "
    "accounts neither changed owner opening existing both sum all balances unchanged several "
    "customers held together source pay fails possible",
    "bookings.calendar":
    "minutes day included end half open may moment at which next one begins opens closes hours",
    "accounts.bank_account":
    "strictement autorise depasse decouvert strictly earns interest below zero go "
    "cents serait devenir history withdrawn garde suffire leaves not neither one must move money "
    "another changes fails",
    "analysts.calculator":
    "running",
    "analysts.running":
    "keep keeps count mean minimum maximum added so far",
    "analysts.tally":
    "events name",
    "board_games.hangman":
    "occurs",
    "board_games.squares":
    "sign signs current whose "
    "9 refused",
    "clocks.":
    "forwards backwards forward backward date angle hand hands smaller moves move "
    "degrees hour minute negative clockwise",
    "clocks.countdown":
    "gone told by kitchen",
    "containers.queue":
    "remove returns whoever waited longest first person nobody waiting built two stacks "
    "left in place oldest item made of two stacks out "
    "maximale",
    "containers.stack":
    "top item left on stack peek empty "
    "structure",
    "devices.editor":
    "tiny add end can no longer be redone what was undone before delete last characters go back "
    "forward one step false if nothing there",
    "extremes.min_stack":
    "moment",
    "figures.rectangle":
    "long",
    "heaps.min_heap":
    "children always",
    "heaps.priority_queue":
    "arrival insertion",
    "linked.linked_list":
    "simplement chainee liste maillons singly nodes",
    "maps.lru_cache":
    "both up forgets",
    "networks.graph":
    "smallest number edges start goal none path undirected named nodes no there least",
    "networks.union_find":
    "together",
    "offices.waiting_line":
    "optional maximum size first in out remove returns whoever waited longest person nobody "
    "waiting built two stacks numbered tickets customers served order arrival customer next "
    "number 1 give waits counter still before one this how many premier arrive servi place client "
    "fin file retire renvoie rang prochain absent est vide 0 personne new day begin numbers again "
    "start nobody patient patients clients dans",
    "pastimes.browser":
    "remembers",
    "quantities.vector":
    "plane counterclockwise clockwise",
    "records.contacts":
    "ne tiennent pas compte casse telephonique remplace existe "
    "ordre alphabetique existait dit si contact minuscules tiennent compte casse remplace numero "
    "inconnu renvoie existe telephonique lower case sorted names "
    "without correspondant alphabetical",
    "records.library":
    "livre livres emprunteur lecteur fois inconnu deja prete prets gere redevient disponible "
    "emprunte titres non pretes ordre alphabetique lecteurs empruntes un seul trois three max "
    "maximum lieu atteint qu est emprunt vrai faux au plus at most limit etait "
    "rend renvoie si il "
    "free there was if",
    "records.student":
    "20 100 0 out between each scores classe sur doit etre entre eleve eleves moyenne meilleure "
    "noms ordre alphabetique 10 au moins marks students names best worst a from b 90 80 c 70 d 60 "
    "otherwise f letter "
    "grade out of student qui ont",
    "rings.buffer":
    "only last added keep values "
    "leaves thrown older old",
    "seats.deck":
    "end",
    "shops.cart":
    "coupon "
    "deja augmente quantite moins pourcentage si article "
    "unit grows positive latest pay paid altogether pieces taking off how many has to be cents "
    "prices cart discount what percent ",
    "shops.inventory":
    "current units unit enough quantities prices "
    "reaches deleted fewer than limit alphabetical order items pay return amount take out known "
    "keeps takes new becomes sorted names products unknown total names "
    "gestion sous sort si ne suffit pas ajoute une quantite seuil alerte change donne "
    "noms articles "
    "ou en dessous aucun tries epuise disparait inventaire dont ordre alphabetique magasin petit "
    "insuffisant retire refuse stock produit produits "
    "unitaire strictly strictement missing",
    "signals.emitter":
    "twice",
    "trees.search_tree":
    "comparable level distinct lone increasing key keys there already not again inserted ascending "
    "number levels empty smaller larger left right node nodes duplicates ignored",
    "trees.trie":
    "sorted words start prefix stored letter by "
    "only fast",
}  # fmt: skip
