"""What the chapters of tables in the rule book say, by language."""

from __future__ import annotations

from typing import NamedTuple


class BookWords(NamedTuple):
    """Headings and sentences."""

    spaces: str
    about_spaces: str
    nobody: str
    space_columns: tuple[str, ...]
    capital: str
    zones: tuple[str, ...]
    """In the order of the language zones: English, French, German, Italian, Spanish."""
    seas: str
    sea_columns: tuple[str, ...]
    set_up: str
    about_set_up: str
    unit_columns: tuple[str, ...]
    held: str
    held_columns: tuple[str, ...]
    at_war: str
    allied: str
    protestant: str
    points: str
    units: dict[str, tuple[str, str]]

    def count(self, unit: str, many: int) -> str:
        return f"{many} {self.units[unit][many > 1]}"


WORDS = {
    "en": BookWords(
        "Spaces and Seas",
        "All 134 spaces of the map by their home power, and all 14 sea zones: what kind a space is, which"
        " language it speaks, on which sea zones its port lies, and which spaces are next to it. A star after"
        " a neighbour means that the way there leads over a pass; a dash means none. Not all of it is printed"
        " in the rules: the page of the game shows of each value where it comes from."
        " {2-r1; 2.5-r1, r4, r11}",
        "Nobody’s home",
        ("Space", "Fortified", "Language", "Port on", "Next to"),
        "capital",
        ("English", "French", "German", "Italian", "Spanish"),
        "The sea zones",
        ("Sea zone", "Next to", "Ports"),
        "Set-Up",
        "What stands on the map when a game begins: the units and leaders of every power, the spaces that it"
        " holds away from home, wars and alliances, and the points that follow. The tournament starts like"
        " 1532. The chapter on scenarios tells the rest. The positions come from the scenarios; the"
        " statements cited tell what they mean. {22.1-r1; 2.3-r2; 23.2-r1}",
        ("Power", "Where", "What"),
        "Spaces held by a power whose home they are not:",
        ("Power", "Spaces"),
        "At war:",
        "Allied:",
        "{many} spaces are Protestant: {spaces}. {{2.3-r2}}",
        "VP",
        {
            "regular": ("regular", "regulars"), "mercenary": ("mercenary", "mercenaries"),
            "cavalry": ("cavalry", "cavalry"), "squadron": ("squadron", "squadrons"),
            "corsair": ("corsair", "corsairs"),
        },
    ),
    "fr": BookWords(
        "Les espaces et les mers",
        "Les 134 espaces du plateau, par puissance d’origine, et les 14 zones de mer : le type d’espace,"
        " la langue qu’on y parle, les zones de mer que touche son port et les espaces qui lui sont"
        " adjacents. Un astérisque après un voisin veut dire qu’on y va par un col ; un tiret, qu’il n’y a"
        " rien."
        " Tout n’est pas imprimé dans les règles : la page du jeu montre d’où vient chaque valeur."
        " {2-r1; 2.5-r1, r4, r11}",
        "Sans puissance d’origine",
        ("Espace", "Fortifié", "Langue", "Port sur", "Adjacent à"),
        "capitale",
        ("anglais", "français", "allemand", "italien", "espagnol"),
        "Les zones de mer",
        ("Zone de mer", "Adjacente à", "Ports"),
        "La mise en place",
        "Ce qui se trouve sur le plateau quand la partie commence : les unités et les chefs de chaque"
        " puissance, les espaces qu’elle contrôle en plus de ses espaces d’origine, les guerres et les"
        " alliances,"
        " et les points qui en résultent. Le scénario de tournoi commence comme celui de 1532. Le chapitre"
        " sur les scénarios dit le reste. Les"
        " positions viennent des scénarios ; les énoncés cités disent ce qu’elles signifient."
        " {22.1-r1; 2.3-r2; 23.2-r1}",
        ("Puissance", "Où", "Quoi"),
        "Espaces tenus par une puissance dont ils ne sont pas l’espace d’origine :",
        ("Puissance", "Espaces"),
        "En guerre :",
        "Alliés :",
        "{many} espaces sont protestants : {spaces}. {{2.3-r2}}",
        "PV",
        {
            "regular": ("régulier", "réguliers"), "mercenary": ("mercenaire", "mercenaires"),
            "cavalry": ("cavalerie", "cavaleries"), "squadron": ("escadre", "escadres"),
            "corsair": ("pirate", "pirates"),
        },
    ),
    "it": BookWords(
        "Gli spazi e i mari",
        "Tutti i 134 spazi della mappa, per potenza d’origine, e tutte le 14 zone di mare: di che tipo è lo"
        " spazio, che lingua vi si parla, su quali zone di mare dà il suo porto e quali spazi gli sono"
        " adiacenti. Un asterisco dopo un vicino vuol dire che ci si va per un passo; una lineetta, che non"
        " c’è niente. Non tutto è stampato nelle regole: la pagina del gioco mostra da dove viene ogni"
        " valore. {2-r1; 2.5-r1, r4, r11}",
        "Di nessuno",
        ("Spazio", "Fortificato", "Lingua", "Porto su", "Adiacente a"),
        "capitale",
        ("inglese", "francese", "tedesco", "italiano", "spagnolo"),
        "Le zone di mare",
        ("Zona di mare", "Adiacente a", "Porti"),
        "La preparazione",
        "Che cosa sta sulla mappa quando comincia la partita: le unità e i comandanti di ogni potenza, gli"
        " spazi che controlla oltre a quelli d’origine, le guerre e le alleanze, e i punti che ne"
        " derivano. Lo scenario da"
        " torneo comincia come quello del 1532. Il capitolo sugli scenari dice il resto. Le posizioni"
        " vengono dagli scenari;"
        " gli enunciati citati dicono che cosa significano. {22.1-r1; 2.3-r2; 23.2-r1}",
        ("Potenza", "Dove", "Che cosa"),
        "Spazi tenuti da una potenza di cui non sono spazi d’origine:",
        ("Potenza", "Spazi"),
        "In guerra:",
        "Alleati:",
        "{many} spazi sono protestanti: {spaces}. {{2.3-r2}}",
        "PV",
        {
            "regular": ("regolare", "regolari"), "mercenary": ("mercenario", "mercenari"),
            "cavalry": ("cavalleria", "cavallerie"), "squadron": ("squadra navale", "squadre navali"),
            "corsair": ("corsaro", "corsari"),
        },
    ),
    "nl": BookWords(
        "Plaatsen en zeeën",
        "Alle 134 plaatsen van het bord per thuismogendheid, en alle 14 zeezones: wat voor plaats het is,"
        " welke taal er wordt gesproken, aan welke zeezones haar haven ligt en welke plaatsen ernaast liggen."
        " Een sterretje achter een buur betekent dat de weg erheen over een pas gaat; een streepje dat er"
        " niets is."
        " Niet alles staat in de regels gedrukt: de pagina van het spel laat van elke waarde zien waar ze"
        " vandaan komt. {2-r1; 2.5-r1, r4, r11}",
        "Van niemand",
        ("Plaats", "Versterkt", "Taal", "Haven aan", "Naast"),
        "hoofdstad",
        ("Engels", "Frans", "Duits", "Italiaans", "Spaans"),
        "De zeezones",
        ("Zeezone", "Naast", "Havens"),
        "De beginopstelling",
        "Wat er op het bord staat als een spel begint: de eenheden en leiders van elke mogendheid, de"
        " plaatsen die ze buiten haar thuisplaatsen beheerst, oorlogen en bondgenootschappen, en de punten"
        " die daaruit volgen. Het toernooiscenario begint zoals dat van 1532. Het hoofdstuk over de"
        " scenario’s vertelt de rest."
        " De opstellingen komen uit de scenario’s; de genoemde regels vertellen wat ze betekenen."
        " {22.1-r1; 2.3-r2; 23.2-r1}",
        ("Mogendheid", "Waar", "Wat"),
        "Plaatsen in handen van een mogendheid waarvan ze geen thuisplaats zijn:",
        ("Mogendheid", "Plaatsen"),
        "In oorlog:",
        "Bondgenoten:",
        "{many} plaatsen zijn protestants: {spaces}. {{2.3-r2}}",
        "OP",
        {
            "regular": ("regulier", "regulieren"), "mercenary": ("huurling", "huurlingen"),
            "cavalry": ("ruiterij", "ruiterij"), "squadron": ("eskader", "eskaders"),
            "corsair": ("kaper", "kapers"),
        },
    ),
}  # fmt: skip
