import type { SyntaxKind } from '../../expressions/syntax.ts';
import type { expressions as english } from './expressions.en.ts';
import { suggestion } from './reading.de.ts';

/** In the nominative: every sentence is put so that it needs no other. */
const types = new Map([
  ['array', 'eine Liste'],
  ['boolean', 'ein Wahrheitswert'],
  ['choice', 'ein Wert aus der Auswahl'],
  ['date', 'ein Datum'],
  ['dateTime', 'ein Datum mit Uhrzeit'],
  ['day', 'ein Datum'],
  ['duration', 'eine Dauer'],
  ['email', 'ein Text'],
  ['empty', 'ein leerer Wert'],
  ['integer', 'eine Zahl'],
  ['list', 'eine Liste'],
  ['map', 'eine Struktur'],
  ['moment', 'ein Datum mit Uhrzeit'],
  ['money', 'eine Zahl'],
  ['multiline', 'ein Text'],
  ['number', 'eine Zahl'],
  ['object', 'ein Objekt'],
  ['record', 'ein Datensatz'],
  ['reference', 'der Schlüssel eines Datensatzes'],
  ['text', 'ein Text'],
  ['uri', 'ein Text'],
  ['file', 'ein Text'],
]);

const typeOf = (name: string | undefined): string => types.get(name ?? '') ?? 'etwas anderes';

/** What can be wrong with how an expression is written. */
const syntax: Record<Exclude<SyntaxKind, 'empty' | 'other'>, string> = {
  and: 'und heißt `&&`, oder heißt `||`',
  argument: 'zuerst steht in der Klammer ein Name für den Eintrag: `.exists(x, x.price > 3)`',
  bracket: 'hier schließt eine Klammer, die nie geöffnet wurde',
  end: 'er endet zu früh; es fehlt ein Wert oder eine schließende Klammer',
  equals: 'verglichen wird mit `==`',
  escape: 'das bedeutet hinter `\\` nichts; das Zeichen selbst schreibt man `\\\\`',
  large: 'er ist zu tief verschachtelt oder hat zu viele Teile; auf berechnete Felder aufteilen',
  number: 'das ist keine Zahl',
  quotes: "Texte stehen in geraden Anführungszeichen: `'open'`",
  reserved: "das Wort ist reserviert; ein Feld dieses Namens wählt man als `record['…']`",
  text: 'der Text endet nicht; das Anführungszeichen in derselben Zeile schließen',
  token: 'das schließt nicht an das Vorige an; vielleicht fehlt ein Operator wie `&&`',
};
const syntaxOf = new Map(Object.entries(syntax));

/** What can be seen to be wrong with an expression before there is any record. */
export const expressions: typeof english = {
  'expression.syntax': ({ kind, at, what }) => {
    if (kind === 'empty') return 'Der Ausdruck ist leer; einen schreiben oder `none`';
    if (kind === 'other') return `Der Ausdruck ist nicht lesbar: ${what}`;
    return `Der Ausdruck ist ab Zeichen ${at}${what ? ` („${what}“)` : ''} nicht lesbar: ${syntaxOf.get(kind ?? '') ?? ''}`;
  },
  'expression.exact': ({ example }) =>
    `Das wird hier anders geschrieben: Ein Ausdruck nennt, wovon er handelt, und setzt Wörter in Anführungszeichen; richtig wäre \`${example}\``,
  'expression.spaced': ({ example }) => `Ein Name aus mehreren Wörtern steht in Klammern; richtig wäre \`${example}\``,
  'expression.unsupported': ({ detail }) => `Ausdrücke kennen hier kein „${detail}“; anders formulieren`,
  'expression.tooLong': ({ detail }) =>
    `Der Ausdruck ist länger als ${detail} Zeichen; auf berechnete Felder aufteilen`,
  'expression.root': (values) => `Ausdrücke kennen nichts mit dem Namen „${values.name}“${suggestion(values)}`,
  'expression.rootHere': ({ name }) =>
    `„${name}“ bedeutet hier nichts; ${name === 'form' ? 'es ist das fragende Formular, im `where` einer Referenz' : 'bekannt ist es nur, wo es im Ausdruck um einen Datensatz geht'}`,
  'expression.function': (values) => `Es gibt keine Funktion ${values.name}()${suggestion(values)}`,
  'expression.arguments': ({ name, given, takes }) =>
    `${name}() braucht ${takes} ${takes === '1' ? 'Wert' : 'Werte'} (auch der vor dem Punkt zählt); hier: ${given}`,
  'expression.argument': ({ name, type }) => `Hier steht ${typeOf(type)}: Damit kann ${name}() nichts anfangen`,
  'expression.argumentItems': ({ name, type }) =>
    `${name}() kann mit einer Liste nichts anfangen, in der jeder Eintrag ${typeOf(type)} ist`,
  'expression.inside': ({ name, type }) => `Hier steht ${typeOf(type)}: Darin gibt es kein „${name}“`,
  'expression.insideList': ({ name }) =>
    `Eine Liste hat kein „${name}“; ihre Einträge abfragen: \`.map(x, x.${name})\`, \`.exists(x, x.${name} …)\``,
  'expression.comparison': ({ left, right, kind, example }) =>
    `Verglichen werden ${typeOf(left)} und ${typeOf(right)}: ${kind ? 'Keins ist je größer als das andere' : 'Das ist nie gleich'}${example ? `; für die Länge wäre \`${example}\` richtig` : ''}`,
  'expression.never': ({ left, right }) => `Das gilt nie: \`${left}\` und \`${right}\` schließen einander aus`,
  'expression.otherRecord': ({ left, right }) =>
    `„${left}“ wird mit „${right}“ verglichen: Das ist nie gleich; richtig wäre ein Feld von „${left}“, das auf „${right}“ verweist; wo keins angegeben ist, eins angeben`,
  'expression.textForDay': ({ example }) =>
    `Verglichen werden ein Datum und ein Text; richtig wäre \`date('${example}')\``,
  'expression.textForMoment': ({ example }) =>
    `Verglichen werden ein Datum mit Uhrzeit und ein Text; richtig wäre \`timestamp('${example}')\` oder \`date(…)\` auf beiden Seiten`,
  'expression.order': ({ type }) => `Hier steht ${typeOf(type)}: Dafür gibt es kein Kleiner oder Größer`,
  'expression.calculation': ({ operator, left, right }) =>
    `Mit „${operator}“ lassen sich ${typeOf(left)} und ${typeOf(right)} nicht verrechnen`,
  'expression.condition': ({ type }) =>
    `Eine Bedingung ist wahr oder falsch, hier steht ${typeOf(type)}; mit etwas vergleichen`,
  'expression.result': ({ wanted, type }) => `Erwartet: ${typeOf(wanted)}; das Ergebnis: ${typeOf(type)}`,
  'expression.list': ({ type }) => `Hier steht ${typeOf(type)}: Durchsuchen lässt sich nur eine Liste`,
  'expression.duration': ({ written }) =>
    `„${written}“ ist keine Dauer, die immer gleich lang ist; richtig wäre \`duration('PT8H')\`, für Monate und Jahre \`addMonths(record.from, 6)\`, \`addYears(record.from, 2)\``,
  'expression.patternLiteral': () => "Das Muster von matches() muss ausgeschrieben sein: `matches('^[A-Z]+$')`",
  'expression.pattern': ({ pattern }) =>
    `„${pattern}“ ist kein Muster, das in linearer Zeit läuft; ohne Lookaround und Rückreferenzen schreiben`,
};
