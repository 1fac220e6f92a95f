"""Motion, energy, pressure and other quantities of school physics."""

from math import pi, sqrt

from swarm_tools.intents.model import intent, near

OF = "of a the in for with given m kg s j n pa compute calculate"
MASS = r"(m|mass|masse)\w*"
SPEED = r"(v|speed|velocity|vitesse)\w*"
DISTANCE = r"(d|distance|km|s|length|miles)\w*"
TIME = r"(t|time|hours|h|seconds|duration|temps|duree)\w*"


def quantity(name: str, doc: str, names: str, spelled: tuple[str, ...], *cases, **more):
    """Return the intent of a quantity that is worked out from others."""
    return intent(
        f"physics.{name}", doc, names, " ".join(["number"] * len(spelled)),
        *(near(f"of_{n}", *args, to=value) for n, (*args, value) in enumerate(cases, 1)),
        returns="number", spelled=spelled, **{"objects": OF, **more},
    )  # fmt: skip


INTENTS = [
    quantity("kinetic_energy", "Half the mass times the speed squared.",
             "kinetic energy|energie cinetique", (MASS, SPEED),
             (2, 3, 9), (10, 2, 20), (1, 0, 0), (4, 5, 50)),
    quantity("potential_energy", "Mass times gravity times height.",
             "potential energy|energie potentielle", (MASS, r"(h|height|hauteur)\w*"),
             (2, 3, 2 * 9.81 * 3), (10, 1, 98.1), (1, 0, 0), needs="9_81"),
    quantity("free_fall", "How far something falls in some seconds.",
             "free fall|free fall distance|fall distance|chute libre", (TIME,),
             (2, 19.62), (1, 4.905), (0, 0), needs="9_81", unless="speed velocity height"),
    quantity("force", "Mass times acceleration.", "force|net force|newton force|force nette",
             (MASS, r"(a|acceleration|accel)\w*"), (2, 3, 6), (10, 9.8, 98), (5, 0, 0)),
    quantity("density", "Mass by volume.", "density|densite|masse volumique",
             (MASS, r"(v|volume|vol)\w*"), (10, 2, 5), (3, 4, 0.75), (7, 7, 1)),
    quantity("pressure", "Force by area.", "pressure|pression", (r"(f|force)\w*",
             r"(a|area|surface|s)\w*"), (10, 2, 5), (3, 4, 0.75), (9, 9, 1)),
    quantity("travel_time", "Distance by speed.", "travel time|time to travel|trip time"
             "|temps de trajet|travel hours", (DISTANCE, SPEED), (100, 50, 2), (30, 60, 0.5),
             (0, 10, 0), (45, 90, 0.5), unless="60 break minutes"),
    quantity("distance_travelled", "Speed times time.",
             "distance travelled|distance traveled|distance covered|distance parcourue",
             (SPEED, TIME), (50, 2, 100), (60, 0.5, 30), (10, 0, 0), unless="acceleration"),
    quantity("pendulum", "The period of a pendulum of some length.",
             "pendulum period|period of pendulum|periode pendule", (r"(l|length|longueur)\w*",),
             (1, 2 * pi * sqrt(1 / 9.81)), (4, 4 * pi * sqrt(1 / 9.81)), needs="9_81"),
    quantity("momentum", "Mass times speed.", "momentum|quantite de mouvement", (MASS, SPEED),
             (2, 3, 6), (10, 0.5, 5), (4, 0, 0)),
    quantity("work", "Force times distance.", "work done|travail d une force",
             (r"(f|force)\w*", r"(d|distance)\w*"), (10, 3, 30), (2.5, 4, 10), (7, 0, 0),
             unless="angle cos hours"),
    quantity("power", "Work by time.", "power output|mechanical power|puissance mecanique",
             (r"(w|work|energy)\w*", TIME), (100, 5, 20), (9, 2, 4.5), (0, 3, 0)),
    quantity("fuel_cost", "What a way costs by the fuel that each 100 km take.",
             "fuel cost|trip cost|cout carburant|cost of trip",
             (DISTANCE, r"\w*(consumption|per_100|l_per|litres|liters|usage)\w*", r"\w*price\w*"),
             (100, 5, 2, 10), (250, 6, 1.5, 22.5), (0, 5, 2, 0), needs="100"),
    quantity("raised", "A salary with a percentage more.",
             "salary after raise|raise salary|raised salary|apply raise|salaire augmente",
             (r"(salary|pay|amount|wage|salaire)\w*", r"(percent|raise|rate|pct|increase)\w*"),
             (1000, 10, 1100), (2000, 5, 2100), (500, 0, 500), needs="100"),
    quantity("sale_price", "A price less a percentage.", "sale price|reduced price|prix solde",
             (r"(price|amount|original|cost|prix)\w*", r"(percent|discount|pct|rate|reduction)\w*"),
             (100, 25, 75), (80, 50, 40), (60, 0, 60), needs="100"),
]  # fmt: skip
