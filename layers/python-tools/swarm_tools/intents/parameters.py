"""What a parameter stands for, told by its name, and the arguments of a call made from that."""

from __future__ import annotations

import ast
import re
from datetime import date

from swarm_tools.intents.facts import Function, Param
from swarm_tools.intents.render import written

MEANINGS = {
    "name": r"(item|product|student|book|contact|task|user|player|candidate|recipe|song|pet)?_?name"
    r"|guest|customer|client|person|sku|symbol|reference|part|item|product|article|student|contact|nom|produit|user|player|candidate|joueur|etudiant"
    r"|eleve",
    "titles": r"titles|titres",
    "title": r"(\w+_)?title|task|description|desc|name|text|item|todo|titre|tache|todo_item"
    r"|song|book|livre|track",
    "quantity": r"q|qty|quantity|quantite|amount|count|stock|n|num|number|units|initial_(stock|qty"
    r"|quantity)|shares|pieces|how_many|nombre",
    "description": r"description|name|item|label|product|designation|libelle|article|produit",
    "price": r"(unit_|item_)?price|cost|unit_cost|prix|prix_unitaire",
    "amount": r"amount|montant|value|sum|money|cash|somme|amt|x|n",
    "balance": r"(initial|opening|starting|start)?_?(balance|amount|deposit)|solde|solde_initial"
    r"|initial|opening|initial_deposit",
    "key": r"key|k|cle|name|word|id|index",
    "value": r"value|v|val|valeur|data|item|x|element",
    "score": r"score|grade|mark|points|note|value",
    "pass_mark": r"(pass|passing)(_?(mark|grade|score|threshold|level))?|seuil(_de_reussite)?"
    r"|min(imum)?_(pass|passing)(_(mark|grade|score))?|moyenne_requise|note_minimale",
    "phone": r"phone|phone_number|number|telephone|tel|numero",
    "subject": r"subject|title|objet|course|matiere|class_name|module",
    "by": r"by|n|amount|step|delta|value|count|points|damage|dmg|degrees|distance|km|miles|"
    r"liters|litres|fuel|kilometers|steps|hours|percent|percentage|pct",
    "percent": r"percent|percentage|pct|discount_percent|discount|rate|percentage_discount",
    "capacity": r"(nb_|num_|total_|number_of_)?(spaces|spots|places|seats|slots)"
      r"|(max_?)?(capacity|size|len|length|items|cap)|maxsize|maxlen|limit|capacite"
      r"|(longueur_|taille_)?max|taille"
    r"|n|max|cap",
    "x": r"x|x1|x0",
    "y": r"y|y1|y0",
    "z": r"z",
    "numerator": r"num|numerator|numer|n|numerateur|top|a|p",
    "denominator": r"den|denom|denominator|d|denominateur|bottom|b|q",
    "width": r"w|width|largeur|base",
    "height": r"h|height|hauteur|length|longueur",
    "radius": r"r|radius|rayon",
    "side": r"s|side|cote|length|width|size",
    "rows": r"rows?|data|matrix|values|grid|elements|lignes|entries",
    "celsius": r"c|celsius|temp|temperature|degrees|value|degres|temp_c|deg",
    "kelvins": r"k|kelvins?|temp_k|degrees_kelvin",
    "fahrenheits": r"f|fahrenheit|temp_f|degrees_fahrenheit",
    "left": r"u|a|x|src|source|from_\w+|start|vertex1|node1|v1|first|left|p|i",
    "right": r"v|b|y|dst|dest|destination|target|to_\w+|end|vertex2|node2|v2|second|right|q|j",
    "percentage": r"percent|percentage|pct|rate|raise_percent|pourcentage",
    "salary": r"salary|wage|pay|salaire|base_salary",
    "month_salary": r"monthly_(salary|pay|wage)|salaire_mensuel",
    "year_salary": r"(annual|yearly)_(salary|pay|wage)|salaire_annuel",
    "item": r"item|value|element|data|x|task|obj|name|val|job|message|request|event|entry",
    "priority": r"priority|prio|p|priorite|level|urgency",
    "target": r"other(_\w+)?|target|to|account|recipient|dest\w*|to_account|receiver"
      r"|other_account|to_acc"
    r"|autre|compte|destinataire",
    "candidate": r"candidate|name|option|choice|candidat|candidate_name",
    "candidates": r"candidates|options|choices|candidats|names",
    "dx": r"dx|delta_x|x_offset", "dy": r"dy|delta_y|y_offset",
    "components": r"components|values|coords|coordinates|data|elements|numbers",
    "coefficients": r"coefficients|coeffs|coefs|coefficients?_list",
    "hours": r"h|hours?|heures?|hr|hrs", "minutes": r"m|minutes?|mins?",
        "seconds": r"s|secs?|seconds?",
    "plate": r"plate|car|vehicle|license|licence|license_plate|car_id|plate_number|vehicle_id",
    "text": r"text|s|string|content|texte|word|words|new_text|chars",
    "page": r"page|url|home|homepage|start|start_page|first_page|site|start_url",
    "duration": r"duration|seconds|secs?|length|duree|minutes|time",
    "row": r"row|r|i|ligne|y", "col": r"col|column|c|j|colonne|x",
    "square": r"(square|position|pos|cell|index|field|place|spot|move|case|i|idx)",
    "word": r"(secret_?|target_?)?word|secret|target|answer|mot(_secret)?",
    "letter": r"letter|char|ch|c|guess|l|lettre|character",
    "pins": r"pins|roll|n|knocked|count|score|quilles|pins_down|num_pins",
    "row_count": r"rows|height|h|n_rows|num_rows|nrows|lignes",
    "col_count": r"cols|columns|width|w|n_cols|num_cols|ncols|colonnes",
    "mark": r"mark|player|symbol|piece|sign|m|joueur|value",
    "rooms": r"rooms|n|num_rooms|number_of_rooms|room_count|capacity|chambres|nb_rooms|count",
    "temperature": r"temp|temperature|current|t|reading|current_temperature|measured",
    "hourly_rate": r"(hourly_)?(rate|wage|pay)|taux_horaire|rate_per_hour|hourly",
    "begin": r"start|begin|low|lo|left|lower|first|debut|minimum|min|start_(date|time|hour|day|at)"
    r"|begin_(hour|day)|from_\w+|min_value|a|borne_inf|x1|from_",
    "finish": r"end|stop|finish|high|hi|right|upper|last|fin|maximum|max"
    r"|end_(date|time|hour|day|at)|finish_(hour|day)|to_\w+|max_value|b|borne_sup|x2|to",
    "first": r"first(_term|_value)?|start|a|a0|a1|u0|u1|initial|premier(_terme)?|terme_initial",
    "difference": r"difference|diff|d|step|common_difference|raison|r|increment|delta",
    "ratio": r"ratio|r|q|common_ratio|raison|factor|multiplier",
    "overdraft": r"(authorized_|allowed_|max_)?overdraft(_limit|_allowed)?|limite_decouvert"
    r"|decouvert(_autorise|_max|_maximum)?",
    "voter": r"voter(_id|_name)?|electeur|citizen",
    "member": r"member|borrower|reader|patron|user|person|emprunteur|membre|lecteur|adherent"
    r"|member_name|student",
    "copies": r"copies|quantity|exemplaires|count|nb_exemplaires|amount|number|n",
    "min_length": r"(min(imum)?_?)(length|len|size|chars)|length|longueur_min\w*|min_longueur",
    "need_digit": r"((need|require|must_have|with|use)s?_)?(digits?|numbers?)(_required)?"
    r"|exige_chiffre",
    "need_upper": r"((need|require|must_have|with|use)s?_)?(upper|uppercase|capital)(_required)?"
    r"|exige_majuscule",
    "need_special": r"((need|require|must_have|with|use)s?_)?(special|symbols?|special_chars?)"
    r"(_required)?",
    "per_page": r"(items_)?per_page|page_size|size|n|par_page|limit",
    "values": r"values|items|iterable|elements|initial_values|seq|sequence|valeurs|elts",
    "items": r"items|data|values|elements|entries|results|sequence|elts",
    "sender": r"sender|from_|from_addr|author|expediteur|who|name",
    "goal": r"goal|target|goal_amount|objectif|amount",
    "principal": r"principal|amount|capital|montant|sum", "rate": r"rate|percent|interest_rate"
      r"|taux",
    "years": r"years|n|t|time|annees|year", "size": r"size|n|window|window_size|k|length|taille",
    "event": r"event|event_name|name|event_type|topic|evenement|channel|signal",
    "callback": r"callback|handler|listener|fn|func|function|cb|subscriber|observer",
    "coin": r"coin|coins|amount|money|value|cents|piece|montant",
    "level": r"level|severity|niveau|kind|category|type",
    "message": r"message|msg|text|event|entry|line|description",
    "person": r"name|bidder|person|student|user|participant|member|attendee"
    r"|passenger|guest|player|nom"
    r"|student_name|patient|customer|etudiant|eleve|inscrit",
    "real": r"real|re|a|x|reel", "imaginary": r"imag|imaginary|im|b|y|imaginaire",
    "home_goals": r"(home|host|first|a)_(goals|score|points)|(goals|score|buts)_?(home|first|a|1|x"
    r"|domicile|dom)|hg|gh",
    "away_goals": r"(away|guest|second|b)_(goals|score|points)|(goals|score|buts)_?(away|second|b|2"
    r"|y|exterieur|ext)|ag|ga",
    "teams": r"teams|equipes|names|clubs",
    "friends": r"people|friends|members|participants|names|persons|personnes|amis|users|noms"
    r"|roommates|travell?ers",
    "payer": r"payer|paid_by|person|who|friend|payeur",
    "sharers": r"participants|people|among|friends|for_whom|shared_by|members|split_among",
    "cash": r"amount|montant|value|sum_?|money|cash|somme|amt|x|n|cents|euros",
    "servings": r"servings|serves|personnes|portions|people|persons|convives",
    "ingredient": r"name|ingredient|what|nom",
    "was_right": r"(was_|is_)?(correct|right)|success|known|ok|remembered|juste|reussi|knew|passed"
    r"|good",
    "lifetime": r"(default_)?ttl(_seconds)?|seconds|lifetime|max_age|duration|timeout|life"
    r"|lifespan|expiry|expires_after|duree",
    "clock": r"clock|now|timer|time_(source|func|fn)|get_time|horloge|time",
    "moment": r"now|time|at|t|current_time|timestamp|instant|moment",
    "most_kept": r"capacity|max_(files|entries|recent|count|size|items)|maximum|keep|limite?"
    r"|nombre_max|maxi|most|size|n|max",
    "reorder_at": r"reorder_(level|point|at|threshold)|min(imum)?(_(stock|level|quantity))?|seuil"
    r"|threshold|stock_min(imum)?|niveau_min\w*|low_level|seuil_\w+|minimum_\w+",
    "path": r"(path|file_?name|file_?path|file|fichier|chemin|nom_fichier|log_?file|place)(_name)?",
    "now": r"now|today|day|date|on|at|when|current(_date)?|jour|aujourdhui",
    "purchase": r"(order_|cart_|basket_)?(total|amount|price|sum|value|subtotal|montant|prix)"
    r"(_cents)?",
    "most_calls": r"(max_?)?(calls|requests|hits|events|attempts|actions|messages)(_allowed)?"
    r"|(max_?)?limit|n|max_\w+|maximum",
    "window": r"(time_?)?(window|period|interval|frame)(_?(s|secs?|seconds|size|length))?|per"
    r"|(per_)?seconds|duration|periode|fenetre",
    "caller": r"(client|user|key|ip|who|name|customer|caller|account|member)(_?(id|name|key))?"
    r"|identifier",
    "owner": r"owner|holder|name|titulaire|account_holder|proprietaire|owner_name",
}  # fmt: skip
PEOPLE = ("person", "user")
KINDS = {
    int: {"number", "unknown"}, float: {"number", "unknown"}, bool: {"bool", "unknown"},
    str: {"string", "unknown"}, list: {"list", "iterable", "nested", "unknown"},
    dict: {"dict", "unknown"}, date: {"date", "other", "unknown"},
    tuple: {"list", "iterable", "unknown", "nested"},
}  # fmt: skip


def arguments(
    function: Function,
    given: list[str],
    named: dict[str, str],
    values: dict[str, object],
    fields: dict[str, object],
) -> str | None:
    """Return the text of the arguments of a call, or None when the function can't take them.

    Args:
        function: The function to call.
        given: Texts of the positional arguments.
        named: Meaning to the text of the argument.
        values: Text to value, for those arguments that are literals.
        fields: Parameter words to the value for a parameter that nothing else is given for.
    """
    if {"keyword_only", "async"} & function.flags or (function.vararg and named):
        return None
    params = list(function.params)
    if len(given) > len(params) and not function.vararg:
        return None
    chosen: dict[str, str] = {}
    for meaning, text in named.items():
        pattern = MEANINGS.get(meaning, re.escape(meaning))
        free = [p.name for p in params if p.name not in chosen]
        fitting = [n for n in free if re.fullmatch(pattern, n, re.IGNORECASE)]
        exact = [n for n in fitting if n.lower() == meaning]
        if not fitting:
            return None
        chosen[(exact or fitting)[0]] = text
    spread = [] if not function.vararg else given[len(params) :]
    free = [p.name for p in params if p.name not in chosen]
    for name, text in zip(free, given, strict=False):
        chosen[name] = text
    for param in params:
        text = chosen.get(param.name)
        if text is None and is_place(param):
            return None  # without a place, the first one is meant
        if text == named.get("target") is not None and only_kept(function, param.name):
            return None
        spare = spare_for(param, fields) if text is None else None
        small = function.name == "__init__" and is_less(param.default, spare)
        if spare is not None and (not param.optional or small):
            text = chosen[param.name] = written(spare)
            values = {**values, text: spare}
        if text is None and not param.optional:
            return None
        if text in values and text == named.get("phone") and not annotated(function, param):
            continue  # a phone number is a text, whatever its name suggests
        if text in values and kind_of(function, param) not in KINDS.get(
            type(values[text]), {"unknown"}
        ):
            return None
    return _joined([p.name for p in params], chosen, spread)


def kind_of(function: Function, param: Param) -> str:
    """Return the kind of a parameter; of a person whose parts are never read, nothing is known."""
    if param.name not in PEOPLE or annotated(function, param):
        return param.kind
    read = {getattr(n.value, "id", "") for n in ast.walk(function.node)
            if isinstance(n, (ast.Attribute, ast.Subscript))}  # fmt: skip
    return param.kind if param.name in read else "unknown"


def is_place(param: Param) -> bool:
    """Say whether a parameter is a place, the first one where none is given."""
    named = re.fullmatch(r"at|(at_)?(pos|position|index|idx|place|offset)", param.name)
    return bool(named) and param.optional and param.default == 0


def only_kept(function: Function, name: str) -> bool:
    """Say whether what is given for a parameter is only noted, as the name of something is."""
    held: set[int] = set()
    seen: set[int] = set()
    for node in ast.walk(function.node):
        if isinstance(node, ast.Name) and node.id == name:
            seen.add(id(node))
        elif isinstance(node, (ast.Tuple, ast.List, ast.Dict, ast.JoinedStr, ast.keyword)):
            held |= {id(n) for n in ast.iter_child_nodes(node)}
        elif isinstance(node, ast.FormattedValue):
            held.add(id(node.value))
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("append", "add"):
            held |= {id(n) for n in node.args}
    return bool(seen) and seen <= held


def annotated(function: Function, param: Param) -> bool:
    """Say whether a parameter has an annotation or a default that tell its kind."""
    args = [*function.node.args.posonlyargs, *function.node.args.args]
    noted = any(a.arg == param.name and a.annotation is not None for a in args)
    return noted or isinstance(param.default, (int, float))


def spare_for(param: Param, fields: dict[str, object]) -> object:
    """Return the value for a parameter that a scenario gives nothing for, or None."""
    low = param.name.lower()
    fits = (v for w, v in fields.items() if (w in low if len(w) > 2 else w == low))
    return next(fits, None)


def is_less(default: object, spare: object) -> bool:
    """Say whether a default leaves less room than a scenario needs."""
    return type(default) is int and type(spare) is int and 0 < default < spare


def _joined(names: list[str], chosen: dict[str, str], spread: list[str]) -> str:
    out: list[str] = []
    gap = False
    for name in names:
        if name not in chosen:
            gap = True
        else:
            out.append(f"{name}={chosen[name]}" if gap else chosen[name])
    return ", ".join([*out, *spread])
