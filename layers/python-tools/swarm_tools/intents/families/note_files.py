"""Files to which the objects of a class add notes, tasks or entries."""

from swarm_tools.intents.model import ClassIntent, scene, words

FOLDER = (
    "import os\nimport tempfile\nwith tempfile.TemporaryDirectory() as folder:\n"
    "    place = os.path.join(folder, 'notes.txt')\n    thing = make(path=place)\n"
    "    thing.add('alpha')\n"
)
READ = "    with open(place, encoding='utf-8') as stream:\n        found = stream.read()\n"

INTENTS = [
    ClassIntent(
        "note_files.kept", "What was added before stays in the file.",
        ("todo file", "note file", "notes file", "journal", "diary", "log file", "task file",
         "file log", "file logger", "note store", "file journal", "notebook", "carnet",
         "journal fichier", "note book", "todo list file", "logger", "log writer"),
        {
            "add": "add add_note add_task add_entry append log write write_line ajouter "
            "add_line ajouter_note note record",
            "all": "all read get_all lines tasks notes entries read_all list load lire lignes "
            "tout read_lines last",
        },
        (
            scene("both_in_the_file", FOLDER + "    thing.add('beta')\n"
                  "    if not os.path.exists(place):\n        return\n" + READ
                  + "    assert 'alpha' in found and 'beta' in found", needs="open write_text"),
            scene("in_order", FOLDER + "    thing.add('beta')\n"
                  "    if not os.path.exists(place):\n        return\n" + READ
                  + "    assert found.index('alpha') < found.index('beta')",
                  needs="open write_text", unless="newest latest prepend"),
            scene("both_can_be_read", FOLDER + "    thing.add('beta')\n"
                  "    found = str(list(thing.all))\n"
                  "    assert 'alpha' in found and 'beta' in found", needs="open write_text",
                  unless="last latest n count"),
            scene("another_object_reads_them", FOLDER + "    other = make(path=place)\n"
                  "    other.add('beta')\n    found = str(list(other.all))\n"
                  "    assert 'alpha' in found and 'beta' in found", needs="open",
                  unless="last latest n count save"),
        ),
        {"title": "alpha", "level": "INFO", "author": "Ada"},
        words("rotate max limit keep capacity overwrite replace replaces"),
        files=True,
    ),
]  # fmt: skip
