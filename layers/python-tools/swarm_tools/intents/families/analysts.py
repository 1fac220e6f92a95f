"""Running statistics, tallies, analysers of text and calculators that keep a value."""

from swarm_tools.intents.model import ClassIntent, scene, words

GIVEN = "for value in (4, 2, 9):\n    thing.add(value)\n"
ODD = "for value in (5, 11, 7, 9):\n    thing.add(value)\n"
NUMBERS = {
    "add": "add push update add_value append record observe add_number insert ajouter add_sample "
    "add_reading add_measurement log add_data add_observation feed receive",
    "average": "mean average get_mean get_average moyenne calculate_mean calculate_average avg "
    "current_average",
    "least": "min() minimum get_min lowest smallest coldest min_value plus_petit",
    "most": "max() maximum get_max highest largest hottest max_value plus_grand",
    "count": "count() __len__ n() size() number_of_values get_count nombre",
    "total": "total() sum() get_total get_sum somme",
    "spread": "range() spread value_range amplitude get_range etendue",
    "median": "median get_median mediane",
    "variance": "variance get_variance",
    "deviation": "std stdev standard_deviation std_dev deviation ecart_type",
    "above": "above count_above values_above above_average",
}
SPREAD = r"(standard )?(variance|deviation|std)"
CHOOSY = (
    "positive grade grades mark marks drop dropped valid invalid reject rejected ignore ignored"
)
LETTERS = "for value in ('a', 'b', 'a', 'c', 'a', 'b'):\n    thing.add(value)\n"
SENTENCE = "thing = make(text='the cat saw the small dog')\n"
SIZED = "assert (result if isinstance(result, int) else len(result)) == {0}"

INTENTS = [
    ClassIntent(
        "analysts.running",
        "Mean, least, most, count, sum, range, median and variance of values that were added, of a "
        "stream.",
        ("running stats", "running statistics", "running average", "running mean",
         "statistics collector", "data set", "dataset", "stats tracker", "online stats",
         "number collection", "sample", "echantillon", "measurements", "mesures", "sensor",
         "data logger", "temperature log", "weather station", "data series", "averager",
         "sensor log", "temperature sensor", "statistics", "stats", "moyenne", "releve",
         "data collector", "value tracker", "score keeper", "stat tracker", "summary"),
        NUMBERS,
        (
            scene("average", GIVEN + "assert thing.average == pytest.approx(5)"),
            scene("average_of_one", "thing.add(7)\nassert thing.average == pytest.approx(7)"),
            scene("average_is_no_whole_number", "thing.add(7)\nthing.add(8)\n"
                  "assert thing.average == pytest.approx(7.5)", unless="round int"),
            scene("least", GIVEN + "assert thing.least == 2"),
            scene("least_above_zero", "for value in (4, 3, 10):\n    thing.add(value)\n"
                  "assert thing.least == 3"),
            scene("most", GIVEN + "assert thing.most == 9"),
            scene("most_below_zero", "try:\n    for value in (-4, -3, -10):\n"
                  "        thing.add(value)\nexcept ValueError:\n    return\n"
                  "assert thing.most == -3", unless=CHOOSY),
            scene("most_is_first", "for value in (9, 3, 4):\n    thing.add(value)\n"
                  "assert thing.most == 9"),
            scene("least_is_first", "for value in (2, 3, 4):\n    thing.add(value)\n"
                  "assert thing.least == 2"),
            *(scene(f"{role}_is_zero", f"try:\n    for value in {values}:\n"
                    "        thing.add(value)\nexcept ValueError:\n    return\n"
                    f"assert thing.{role} == 0", unless=CHOOSY)
              for role, values in (("least", (0, 5, 3)), ("most", (0, -5, -3)))),
            scene("count", "assert thing.count == 0\n" + GIVEN + "assert thing.count == 3"),
            scene("total", GIVEN + "assert thing.total == pytest.approx(15)"),
            scene("spread", GIVEN + "assert thing.spread in (7, (2, 9), [2, 9])"),
            scene("median_of_three", GIVEN + "assert thing.median == 4"),
            scene("median_of_four", GIVEN + "thing.add(7)\n"
                  "assert thing.median == pytest.approx(5.5)", unless="median_low lower"),
            scene("variance", GIVEN + "assert thing.variance in (pytest.approx(26 / 3), "
                  "pytest.approx(13))"),
            *(scene(f"{role}_of_a_{kind}", f"{ODD}assert thing.{role} == pytest.approx({value})",
                    said=said)
              for kind, square, said in (
                  ("sample", "20 / 3", rf"\bsample {SPREAD}|n ?- ?1\b|bessel"),
                  ("population", "5", rf"\bpopulation {SPREAD}"))
              for role, value in (("variance", square), ("deviation", f"({square}) ** 0.5"))),
            scene("deviation", GIVEN + "assert thing.deviation in (pytest.approx((26 / 3) ** 0.5), "
                  "pytest.approx(13 ** 0.5))"),
            scene("asked_again", ODD + "first = thing.variance\nassert thing.variance == first"),
            scene("counted_when_asked", ODD + "thing.variance\nassert thing.count == 4"),
            scene("above", GIVEN + "result = thing.above(3)\n" + SIZED.format(2)),
        ),
        {"name": "one", "unit": "C"},
        words("window last weighted outlier outliers alpha decay calibration offset maxlen limit "
              "maxlen= keep (size) capacity fahrenheit points?= weight?= times?="),
    ),
    ClassIntent(
        "analysts.tally",
        "A tally counts how often each thing was added, and knows the most frequent.",
        ("multiset", "bag", "multi ensemble", "frequency counter", "word counter", "histogram",
         "frequency table", "tally", "counter", "item counter", "multi set", "compteur"),
        {
            "add": "add record insert increment ajouter add_item put",
            "count": "count() count_of frequency get get_count occurrences __getitem__ "
            "number_of multiplicity",
            "total": "total total_count",
            "size": "__len__ size()",
            "most": "most_common most_frequent top mode get_most_common",
            "distinct": "distinct unique unique_count distinct_count unique_items",
            "remove": "remove discard delete",
        },
        (
            scene("counted", LETTERS + "assert thing.count('a') == 3\nassert thing.count('c') == "
              "1"),
            scene("total", LETTERS + "assert thing.total == 6"),
            scene("size", LETTERS + "assert thing.size in (6, 3)"),
            scene("most_frequent", LETTERS + "result = str(thing.most)\n"
                  "assert \"'a'\" in result or result == 'a'"),
            scene("most_frequent_one", LETTERS + "result = str(thing.most(1))\n"
                  "assert \"'a'\" in result and \"'c'\" not in result"),
            scene("most_frequent_two", LETTERS + "result = str(thing.most(2))\n"
                  "assert \"'c'\" not in result\nassert 0 < result.find(\"'a'\") < "
                  "result.find(\"'b'\")"),
            scene("distinct", LETTERS + "result = thing.distinct\n" + SIZED.format(3)),
            scene("one_less", LETTERS + "thing.remove('a')\nassert thing.count('a') in (2, 0)"),
            scene("none_left", LETTERS + "thing.remove('c')\ntry:\n    result = thing.count('c')\n"
                  "except Exception:\n    return\nassert not result"),
        ),
        {},
        words("weight step limit number numbers capacity stop stopwords width bins bin edges"),
    ),
    ClassIntent(
        "analysts.text",
        "Words, different words and the longest word of a text.",
        ("text analyzer", "text stats", "text statistics", "analyseur texte", "text analyser",
         "document", "word analyzer", "text", "sentence", "text info"),
        {
            "words": "word_count count_words number_of_words nb_mots words_count num_words "
            "nombre_mots total_words",
            "unique": "unique_words unique_word_count distinct_words count_unique_words "
            "mots_uniques vocabulary",
            "longest": "longest_word get_longest_word mot_le_plus_long longest",
            "most": "most_common_word most_common most_frequent_word most_frequent",
            "top": "top top_words most_common_words most_frequent_words get_top_words top_n "
            "get_most_common most_common mots_frequents",
            "vowels": "vowel_count count_vowels nb_voyelles",
            "frequency": "word_frequency frequency word_frequencies frequencies count_of "
            "occurrences",
            "average": "average_word_length avg_word_length mean_word_length",
        },
        (
            scene("words", SENTENCE + "result = thing.words\n"
                  "assert isinstance(result, dict) or result == 6"),
            scene("different_words", SENTENCE + "result = thing.unique\n" + SIZED.format(5)),
            scene("longest", SENTENCE + "assert 'small' in str(thing.longest)"),
            scene("most_frequent", SENTENCE + "result = thing.most\n"
                  "first = str(result[0] if isinstance(result, list) else result)\n"
                  "assert 'the' in first and 'cat' not in first"),
            scene("most_frequent_of_many", SENTENCE + "result = str(thing.top(1))\n"
                  "assert 'the' in result and 'cat' not in result and 'dog' not in result"),
            scene("vowels", SENTENCE + "result = thing.vowels\n"
                  "assert isinstance(result, dict) or result == 6"),
            scene("frequency", SENTENCE + "result = thing.frequency\n"
                  "assert 't' in result or result['the'] == 2 and result['dog'] == 1"),
            scene("frequency_of_one", SENTENCE + "assert thing.frequency('the') in "
                  "(2, pytest.approx(2 / 6))"),
            scene("average_length", SENTENCE + "assert thing.average == pytest.approx(20 / 6)",
                  unless="round"),
        ),
        {"title": "one"},
        words("stopwords stop_words min_length"),
    ),
    ClassIntent(
        "analysts.calculator",
        "A calculator that keeps a value adds to it, takes from it, multiplies and divides it.",
        ("calculator", "calculatrice", "accumulator", "simple calculator", "memory calculator",
         "chain calculator", "accumulateur"),
        {
            "plus": "add plus ajouter", "minus": "subtract minus sub soustraire",
            "times": "multiply times mul multiplier", "over": "divide div diviser",
            "value": "result value total current get_result resultat get_value",
            "clear": "clear reset effacer",
        },
        (
            scene("sum", "before = thing.value\nthing.plus(5)\nthing.plus(7)\n"
                  "assert thing.value == before + 12"),
            scene("difference", "thing.plus(9)\nbefore = thing.value\nthing.minus(4)\n"
                  "assert thing.value == before - 4"),
            scene("product", "thing.plus(5)\nbefore = thing.value\nthing.times(3)\n"
                  "assert thing.value == before * 3"),
            scene("quotient", "thing.plus(9)\nbefore = thing.value\nthing.over(2)\n"
                  "assert thing.value == pytest.approx(before / 2)"),
            scene("cleared", "before = thing.value\nthing.plus(5)\nthing.clear()\n"
                  "assert thing.value in (0, before)"),
        ),
        {},
        words("stack operand pending rpn modulo operation operator memory"),
    ),
]  # fmt: skip
