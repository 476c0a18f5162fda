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
function expected(what: string, example: (key: string) => string) {
  return ({ key = '', found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `„${written}“` : kinds[found];
    return `Erwartet: ${what}${there ? `; gefunden: ${there}` : ''}; richtig wäre \`${example(key)}\``;
  };
}

const unreadable = (why: string) => () =>
  `Dieser YAML-Block ist nicht lesbar: ${why}; vorerst wird nichts aus dem Block verwendet`;
const kept = (what: string, instead: string) => () =>
  `Das ist ${what}: Es bleibt stehen und wird nicht gelesen; ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading: typeof english = {
  'document.tooLong': ({ length, most }) =>
    `Das Dokument hat ${length} Zeichen, gelesen werden höchstens ${most}; auslagern, was nicht zur Spezifikation gehört`,
  'document.notText': () => 'Das ist keine Textdatei; ein Markdown-Dokument wählen',
  'document.empty': () => 'Das Dokument ist leer; mit einer Überschrift beginnen, etwa `## 1. Purpose and audience`',
  'document.failed': ({ reason }) =>
    `Das Dokument ist nicht lesbar (${reason}); die letzte Änderung herausnehmen und uns Bescheid geben`,
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
  'block.noNames': () =>
    'Erwartet: Namen und darunter jeweils die Festlegungen; richtig wäre `ticket: { title: Ticket }`',
  'block.noneBeside': () => 'Ein Block des Kapitels sagt `none`, ein anderer legt etwas fest; nur einen davon behalten',
  'block.openapi': kept('ein OpenAPI-Dokument', 'seine Aufrufe in Kapitel 7 festlegen, seine Schemas in Kapitel 3'),
  'block.asyncapi': kept('ein AsyncAPI-Dokument', 'seine Aufrufe in Kapitel 7 festlegen, seine Schemas in Kapitel 3'),
  'block.jsonSchema': kept('ein JSON Schema', 'seine Eigenschaften in Kapitel 3 als Felder festlegen'),
  'block.json': kept('JSON', 'was für die App gelten soll, gehört in einen Block, der mit ```yaml beginnt'),

  'yaml.unreadable': unreadable('Das ist kein gültiges YAML'),
  'yaml.tab': unreadable('Eine Zeile beginnt mit einem Tabulator; Leerzeichen verwenden'),
  'yaml.quote': unreadable(
    'Ein Text in Anführungszeichen endet nicht oder enthält ein `\\` ohne Bedeutung; schließen oder `\\\\` schreiben',
  ),
  'yaml.bracket': unreadable(
    'Ein Komma oder eine schließende Klammer fehlt; oder ein Text in Klammern enthält ein Komma und braucht Anführungszeichen',
  ),
  'yaml.depth': unreadable('Er ist mehr als 40 Ebenen tief verschachtelt; flacher schreiben'),
  'yaml.indent': unreadable('Diese Zeile passt nicht zu denen darüber; gleich weit einrücken'),
  'yaml.value': unreadable(
    'Was hier steht, setzt das Vorherige nicht fort; Texte mit Sonderzeichen in Anführungszeichen setzen',
  ),
  'yaml.colon': unreadable('`key: value` stimmt nicht; ein Text mit `: ` braucht Anführungszeichen'),
  'yaml.tag': unreadable('Ein Wort beginnt mit `!` und ist kein Tag; in Anführungszeichen setzen'),
  'yaml.anchor': unreadable('Ein Wort beginnt mit `&` oder `*` und benennt nichts; in Anführungszeichen setzen'),
  'yaml.several': () => 'Ein Block enthält genau ein YAML-Dokument; was auf `---` folgt, wird nicht gelesen',
  'yaml.character': unreadable('Er enthält ein nicht druckbares Zeichen; entfernen'),
  'yaml.key': () => 'Ein Schlüssel muss ein einfaches Wort sein; richtig wäre `title: …`',
  'yaml.alias': () => 'Aliase (*name) werden hier nicht gelesen; den Wert ausschreiben',
  'yaml.merge': () => 'Merge-Schlüssel (<<) werden hier nicht gelesen; die Eigenschaften ausschreiben',
  'yaml.tagged': ({ key }) => `Das Tag „${key}“ wird nicht beachtet; weglassen`,
  'yaml.keyForbidden': ({ key }) => `„${key}“ kann hier kein Schlüssel sein; einen anderen Namen wählen`,
  'yaml.keyDot': ({ key }) =>
    `„${key}“ kann hier kein Schlüssel sein: In Pfaden trennen Punkte die Namen; den Punkt weglassen`,
  'yaml.keyLong': ({ key }) => `„${key}“ ist als Schlüssel zu lang; einen Namen mit höchstens 100 Zeichen wählen`,

  'key.twice': ({ key, line }) =>
    `Der Schlüssel „${key}“ kommt doppelt vor, zuerst in Zeile ${line}; nur einen davon behalten`,

  'fact.unknown': (values) => `Nichts heißt hier „${values.key}“${suggestion(values)}`,
  'fact.text': expected('Text', (key) => `${key}: some words`),
  'fact.expression': expected('ein Ausdruck', (key) => `${key}: record.status == 'open'`),
  'fact.items': expected('eine Liste von Wörtern', (key) => `${key}: [a, b]`),
  'fact.flag': expected('true oder false', (key) => `${key}: true`),
  'fact.number': expected('eine Zahl', (key) => `${key}: 80`),
  'fact.whole': expected('eine ganze Zahl', (key) => `${key}: 422`),
  'fact.least': (values) => `Erwartet: mindestens ${values.least}; gefunden: „${values.written}“`,
  'fact.most': (values) => `Erwartet: höchstens ${values.most}; gefunden: „${values.written}“`,
  'fact.limit': expected(
    'eine Zahl oder ein Ausdruck, der mit `=` beginnt',
    (key) => `${key}: 80\` oder \`${key}: =constants.noteLength`,
  ),
  'fact.scalar': expected('eine Zahl, ein Text, true oder false', (key) => `${key}: 25`),
  'fact.list': expected('eine Liste', (key) => `${key}: [a, b]`),
  'fact.groups': expected('eine Liste von Listen', (key) => `${key}: [[a, b], [c]]`),
  'fact.properties': expected('Eigenschaften', (key) => `${key}: { title: Some words }`),
  'fact.entries': expected('Eigenschaften in jedem Eintrag', () => '- { title: Some words }'),
  'fact.names': expected('Namen, jeder mit seinen Eigenschaften', (key) => `${key}: { name: { title: Some words } }`),
  'fact.word': (values) =>
    `Möglich ist nur: ${plain(values.words, 'disjunction')}${values.written ? `; gefunden: „${values.written}“` : ''}${suggestion(values)}`,
  'fact.address': expected('ein Pfad, der mit `/` beginnt', (key) => `${key}: /tickets`),
  'fact.currency': expected('ein Währungscode aus drei Großbuchstaben', (key) => `${key}: EUR`),
  'fact.other': () => 'Das kann hier nicht stehen; den Schlüssel im Vokabular nachschlagen',
};
