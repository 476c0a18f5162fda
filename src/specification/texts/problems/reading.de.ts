import type { ProblemValues } from '../../problem.ts';
import { listIn } from './listed.ts';
import type { reading as english } from './reading.en.ts';

/** `„a“, „b“ und „c“`. */
export const listed = listIn('de', (name) => `„${name}“`);
/** The same without quotation marks. */
export const plain = listIn('de', (name) => name);

/** `; ist „ticket“ gemeint?`, or what there is to choose from. */
export function suggestion({ near, names }: ProblemValues): string {
  if (near) return `; ist „${near}“ gemeint?`;
  return names ? `; es gibt ${listed(names)}` : '';
}

const kinds: Partial<Record<string, string>> = { none: '`none`', list: 'eine Liste', map: 'Eigenschaften' };

/** What was expected, what stands there, and how it is written right. */
function expected(what: string) {
  return ({ example, found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `„${written}“` : kinds[found];
    return `Erwartet: ${what}${there ? `; gefunden: ${there}` : ''}${example ? `; richtig wäre \`${example}\`` : ''}`;
  };
}

/** @param why what is wrong, and what to do */
const unreadable =
  (why: string | ((values: ProblemValues) => string)) =>
  (values: ProblemValues): string =>
    values.entry
      ? `Was unter „${values.entry}“ steht, ist nicht lesbar: ${typeof why === 'string' ? why : why(values)}; so wird es nicht verwendet`
      : `Dieser YAML-Block ist nicht lesbar: ${typeof why === 'string' ? why : why(values)}; so wird der Block nicht verwendet`;
const kept = (what: string, instead: string) => () =>
  `Das ist ${what}: Es bleibt stehen und wird nicht gelesen; ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading: typeof english = {
  'document.tooLong': ({ length, most }) =>
    `Das Dokument hat ${length} Zeichen, gelesen werden höchstens ${most}; auslagern, was nicht zur Spezifikation gehört`,
  'document.notText': () => 'Das ist keine Textdatei; ein Markdown-Dokument wählen',
  'document.empty': () => 'Das Dokument ist leer; mit einer Überschrift beginnen, etwa `## 1. Purpose and audience`',
  'document.gone': () =>
    'das Dokument ist nicht mehr da; unter seinem Namen wieder hinlegen oder mit einem anderen starten',
  'document.failed': ({ reason }) =>
    `Das Dokument ist nicht lesbar (${reason}); die letzte Änderung herausnehmen und uns Bescheid geben`,
  'document.right': () => 'Am Dokument ist nichts mehr falsch',
  'document.more': ({ count }) => `Und ${count} weitere; zuerst diese hier korrigieren`,

  'block.beforeChapters': () =>
    'Dieser Block steht vor dem ersten Kapitel und wird nicht verwendet; unter eine Kapitelüberschrift verschieben, etwa `## 3. Entities and fields`',
  'block.betweenChapters': () =>
    'Dieser Block steht unter einer Überschrift, die kein Kapitel ist, und wird nicht verwendet; in das passende Kapitel verschieben',
  'block.inList': () =>
    'Ein Block in einer Liste oder einem Zitat wird nicht verwendet; seine Zeilen ganz links beginnen',
  'block.unread': ({ language }: ProblemValues) =>
    `${language ? `Ein Block, der mit \`\`\`${language} beginnt,` : 'Was hier ohne ```yaml steht,'} wird nicht gelesen; mit einer Zeile \`\`\`yaml beginnen und mit \`\`\` beenden`,
  'block.misplaced': ({ chapter }: ProblemValues) =>
    `Dies entscheidet über den Zugriff und steht außerhalb von Kapitel ${chapter}; solange ist nichts erlaubt, worüber Kapitel ${chapter} entscheidet; unter die Überschrift von Kapitel ${chapter} verschieben`,
  'block.unclosed': () => 'Dieser Block ist nicht geschlossen; mit einer Zeile ``` beenden',
  'block.noNames': ({ example }) => `Ein Block legt jede Tatsache als \`name: …\` fest; richtig wäre \`${example}\``,
  'block.noneBeside': () => 'Ein Block des Kapitels sagt `none`, ein anderer legt etwas fest; nur einen davon behalten',
  'block.openapi': kept('ein OpenAPI-Dokument', 'seine Aufrufe in Kapitel 7 festlegen, seine Schemas in Kapitel 3'),
  'block.asyncapi': kept('ein AsyncAPI-Dokument', 'seine Aufrufe in Kapitel 7 festlegen, seine Schemas in Kapitel 3'),
  'block.jsonSchema': kept('ein JSON Schema', 'seine Eigenschaften in Kapitel 3 als Felder festlegen'),
  'block.json': kept('JSON', 'was für die App gelten soll, gehört in einen Block, der mit ```yaml beginnt'),
  'block.unfenced': () =>
    'Das sieht nach Fakten aus, steht aber im Text, und die App richtet sich nicht danach; ```yaml in eine Zeile davor und ``` in eine dahinter setzen',

  'yaml.unreadable': unreadable('Er bricht ab; mit einem Beispiel vergleichen'),
  'yaml.tab': unreadable('Eine Zeile beginnt mit einem Tabulator; Leerzeichen verwenden'),
  'yaml.quote': unreadable('Ein Text in Anführungszeichen endet nicht; das schließende Zeichen ergänzen'),
  'yaml.escape': unreadable(
    'Ein `\\` in doppelten Anführungszeichen bedeutet etwas anderes; `\\\\` schreiben oder einfache Anführungszeichen verwenden',
  ),
  'yaml.apostrophe': unreadable(
    ({ exact }) => `Ein Apostroph beendet einen Text in einfachen Anführungszeichen; richtig wäre ${exact}`,
  ),
  'yaml.open': unreadable(({ bracket }) => `Eine Klammer wird nie geschlossen; das fehlende \`${bracket}\` ergänzen`),
  'yaml.extra': unreadable('Hier steht eine schließende Klammer zu viel; weglassen'),
  'yaml.sign': unreadable(
    ({ exact }) =>
      `Mit diesem Zeichen kann kein Text beginnen; in Anführungszeichen setzen${exact ? `: \`${exact}\`` : ''}`,
  ),
  'yaml.braces': unreadable(
    ({ exact }) =>
      `In einer Zeile stehen zwei Doppelpunkte; richtig wäre \`${exact}\`, oder das zweite in einer eigenen, um zwei Leerzeichen eingerückten Zeile`,
  ),
  'yaml.states': unreadable(({ exact }) => `Mehrere Zustände stehen in einer eigenen Liste; richtig wäre \`${exact}\``),
  'yaml.field': unreadable(
    ({ exact }) => `Was von einem Feld gesagt wird, steht in geschweiften Klammern; richtig wäre \`${exact}\``,
  ),
  'yaml.colonText': unreadable(
    ({ exact }) => `Ein Text mit Doppelpunkt braucht Anführungszeichen; richtig wäre \`${exact}\``,
  ),
  'yaml.noColon': unreadable(({ exact }) => `Der Zeile darüber fehlt der Doppelpunkt; richtig wäre \`${exact}\``),
  'yaml.tight': unreadable(({ exact }) => `Hinter dem Doppelpunkt fehlt ein Leerzeichen; richtig wäre \`${exact}\``),
  'yaml.withoutColon': unreadable(({ exact }) => `In dieser Zeile fehlt der Doppelpunkt; richtig wäre \`${exact}\``),
  'yaml.bareName': unreadable(({ exact }) => `Einem Namen allein fehlt der Doppelpunkt; richtig wäre \`${exact}\``),
  'yaml.bracket': unreadable(
    'Ein Komma oder eine schließende Klammer fehlt; oder ein Text in Klammern enthält ein Komma und braucht Anführungszeichen',
  ),
  'yaml.depth': unreadable('Er ist mehr als 40 Ebenen tief verschachtelt; flacher schreiben'),
  'yaml.indent': unreadable(
    ({ spaces, above }) =>
      `Diese Zeile ist um ${spaces} eingerückt, die darüber um ${above}; beide um gleich viele Leerzeichen einrücken`,
  ),
  'yaml.mixed': unreadable(
    'Listeneinträge (`- …`) und Namen (`key: …`) stehen gemischt auf einer Ebene; alle als das eine oder das andere schreiben',
  ),
  'yaml.value': unreadable(
    'Hier wurde etwas anderes erwartet; Texte mit Sonderzeichen in Anführungszeichen setzen, jedes `key: value` in eine eigene Zeile',
  ),
  'yaml.colon': unreadable('Auf einen Schlüssel folgen Doppelpunkt und Leerzeichen; richtig wäre `title: Tools`'),
  'yaml.tag': unreadable('Ein Wort beginnt mit `!`; in Anführungszeichen setzen'),
  'yaml.anchor': unreadable('Ein Wort beginnt mit `&` oder `*`; in Anführungszeichen setzen'),
  'yaml.several': () => 'Ein Block enthält genau ein YAML-Dokument; was auf `---` folgt, wird nicht gelesen',
  'yaml.character': unreadable('Er enthält ein nicht druckbares Zeichen; entfernen'),
  'yaml.key': () => 'Ein Schlüssel muss ein einfaches Wort sein; richtig wäre `title: …`',
  'yaml.alias': () =>
    'Aliase (Wörter, die mit `*` beginnen) werden hier nicht gelesen; den Wert ausschreiben oder in Anführungszeichen setzen',
  'yaml.merge': () => 'Merge-Schlüssel (<<) werden hier nicht gelesen; die Eigenschaften ausschreiben',
  'yaml.tagged': ({ key }) =>
    `Das Tag „${key}“ wird nicht beachtet; weglassen oder den Text in Anführungszeichen setzen`,
  'yaml.keyForbidden': ({ key }) => `„${key}“ kann hier kein Schlüssel sein; einen anderen Namen wählen`,
  'yaml.keyDot': ({ key }) =>
    `„${key}“ kann hier kein Schlüssel sein, denn er enthält einen Punkt; den Punkt weglassen`,
  'yaml.keyLong': ({ key }) => `„${key}“ ist als Schlüssel zu lang; einen Namen mit höchstens 100 Zeichen wählen`,

  'key.twice': ({ key, line }) =>
    `Der Schlüssel „${key}“ kommt doppelt vor, zuerst in Zeile ${line}; nur einen davon behalten`,

  'fact.unknown': (values) =>
    `Nichts heißt hier ${listed(values.key, 'disjunction')}${suggestion(values) || '; die Seite Vokabular zählt auf, was es gibt'}`,
  'fact.wrapped': ({ key }) =>
    `Die Überschrift nennt das Kapitel schon; \`${key}:\` weglassen und den Inhalt an den Rand rücken`,
  'fact.permission': ({ example }) =>
    `Was eine Rolle darf, steht in Kapitel 6 neben den Rollen; richtig wäre \`${example}\``,
  'fact.field': ({ example }) => `Ein Feld steht unter \`fields\`; richtig wäre \`${example}\``,
  'fact.lifecycle': ({ example }) =>
    `Zustände und was von einem zum anderen führt stehen in Kapitel 4; richtig wäre dort \`${example}\``,
  'fact.exact': ({ example }) => `Das schreibt man hier anders; richtig wäre \`${example}\``,
  'fact.tail': ({ written, example }) =>
    `Hinter dem Komma ist „${written}“ ein eigener Name; gehört es zu dem, was davor steht, wäre richtig \`${example}\``,
  'fact.server': ({ address }) =>
    `Wo der Server steht, gehört zum Bauen und nicht zum Produkt; hier weglassen und mit \`VITE_API_ADDRESS=${address} npm run build\` bauen`,
  'fact.counter': ({ key, example }) =>
    `Von selbst gezählt wird das, woran ein Datensatz erkannt wird; neben \`fields\` \`key: ${key}\` schreiben, und hier \`${example}\``,
  'fact.users': ({ example }) =>
    `Wer das Produkt benutzt, ist ein Datensatz einer Entität, und keine ist dafür angegeben; richtig wäre \`${example}\``,
  'fact.requiredIf': ({ example }) =>
    `Was nur bei manchen Datensätzen Pflicht ist, ist eine Regel; hier weglassen und in Kapitel 5 \`${example}\` schreiben`,
  'fact.dayLimit': ({ example }) =>
    `Was ein Datum begrenzt, ist eine Regel; hier weglassen und in Kapitel 5 \`${example}\` schreiben`,
  'fact.uniqueWith': ({ example }) =>
    `Was nur zusammen mit anderem eindeutig ist, steht bei der Entität; hier weglassen und neben \`fields\` \`${example}\` schreiben`,
  'fact.placeholder': ({ written }) =>
    `Ein Platzhalter ist keine Antwort: „${written}“ gilt als nicht gezeigt; festlegen, oder \`not shown\` schreiben`,
  'fact.choices': ({ written }) =>
    `„${written}“ ist kein Typ: Eine Auswahl wird aufgezählt; stattdessen \`enum: [hand, power]\` schreiben`,
  'fact.text': expected('Text'),
  'fact.expression': expected('ein Ausdruck'),
  'fact.items': expected('eine Liste von Wörtern'),
  'fact.flag': expected('true oder false'),
  'fact.number': expected('eine Zahl'),
  'fact.whole': expected('eine ganze Zahl'),
  'fact.least': (values) =>
    `Erwartet: mindestens ${values.least}; gefunden: „${values.written}“; richtig wäre \`${values.example}\``,
  'fact.most': (values) =>
    `Erwartet: höchstens ${values.most}; gefunden: „${values.written}“; richtig wäre \`${values.example}\``,
  'fact.comma': ({ name, example }) =>
    `In geschweiften Klammern trennt ein Komma: „${name}“ sind zwei Angaben; \`${example}\` schreiben`,
  'fact.thousands': ({ name, number, whole }) =>
    `„${name}“ ist hier die Zahl ${number}; \`${whole}\` schreiben, wenn Tausender gemeint sind, sonst \`${number}\``,
  'fact.limit': expected('eine Zahl oder ein Ausdruck wie `=constants.noteLength`'),
  'fact.scalar': expected('eine Zahl, ein Text, true oder false'),
  'fact.list': expected('eine Liste'),
  'fact.groups': expected('eine Liste von Listen'),
  'fact.properties': expected('Angaben der Form `Schlüssel: Wert`'),
  'fact.entries': expected('Schlüssel mit Werten in jedem Eintrag'),
  'fact.names': expected('Namen, jeder mit seinen Angaben'),
  'fact.word': (values) =>
    `Möglich ist nur: ${plain(values.words, 'disjunction')}${values.written ? `; gefunden: „${values.written}“` : ''}${suggestion(values)}`,
  'fact.address': expected('ein Pfad, der mit `/` beginnt'),
  'fact.currency': expected('ein Währungscode aus drei Großbuchstaben'),
  'fact.mediaType': expected('ein Medientyp wie `image/png` oder `image/*`'),
  'fact.other': () => 'Das kann hier nicht stehen; die Seite Vokabular hat zu jedem Schlüssel ein Beispiel',
};
