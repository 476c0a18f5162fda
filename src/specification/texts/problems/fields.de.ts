import type { ProblemValues } from '../../problem.ts';
import type { fields as english } from './fields.en.ts';
import { plain } from './reading.de.ts';

/** Behind a colon, so that they go with whatever is refused. */
const reasons = new Map([
  ['accept', 'eine Datei von einem Typ, der nicht angenommen wird'],
  ['choice', 'nicht in der Auswahl'],
  ['color', 'keine Farbe wie #2266bb'],
  ['date', 'kein Datum wie 2026-01-31'],
  ['datetime', 'kein Datum mit Uhrzeit wie 2026-01-31T09:00:00Z'],
  ['duration', 'keine Dauer wie PT1H30M'],
  ['email', 'keine E-Mail-Adresse wie name@example.org'],
  ['exclusiveMaximum', 'zu groß'],
  ['exclusiveMinimum', 'zu klein'],
  ['maxItems', 'zu viele Einträge'],
  ['maxLength', 'zu lang'],
  ['maxSize', 'zu groß'],
  ['maximum', 'zu groß'],
  ['minItems', 'zu wenige Einträge'],
  ['minLength', 'zu kurz'],
  ['minimum', 'zu klein'],
  ['multipleOf', 'zwischen zwei Schritten'],
  ['pattern', 'passt nicht zum Muster'],
  ['phone', 'keine Telefonnummer'],
  ['text', 'kein Text; in Anführungszeichen setzen'],
  ['time', 'keine Uhrzeit wie 14:30'],
  ['type', 'nicht vom festgelegten Typ'],
  ['uniqueItems', 'ein Eintrag kommt doppelt vor'],
  ['uri', 'keine Adresse wie https://example.org'],
]);

const refused =
  (what: string) =>
  ({ value, reason, stated, example }: ProblemValues): string =>
    example
      ? `„${value}“ ist hier keine Zahl: Im Dokument hat sie einen Punkt und nichts zwischen den Tausendern; \`${example}\` schreiben`
      : `Das Feld selbst lehnt ${what} „${value}“ ab: ${reasons.get(reason ?? '') ?? 'passt nicht'}${stated ? ` (\`${stated}\`)` : ''}`;

/** What can be wrong with the fields of chapter 3, and with sample records. */
export const fields: typeof english = {
  'entity.keyComputed': ({ name }) => `„${name}“ wird berechnet und kann sich ändern: Es identifiziert nichts`,
  'entity.keyKind': ({ name, type }) =>
    `„${name}“ kann keinen Datensatz identifizieren${type ? ` (\`type: ${type}\`)` : ''}; ein Text oder eine Zahl kann es`,
  'field.format': ({ name }) => `Kein Feldtyp stellt das Format „${name}“ dar; das Feld wird als Text bearbeitet`,
  'field.formatNear': ({ name, near }) =>
    `Kein Feldtyp stellt das Format „${name}“ dar; das Feld wird als Text bearbeitet; ist „${near}“ gemeint?`,
  'field.formatType': ({ name, type, types }) =>
    `Das Format „${name}“ gehört zu ${plain(types)}, das Feld hat \`type: ${type}\`; eines von beiden ändern`,
  'field.length': ({ key, limit }) =>
    `\`${key}\` ist hier „${limit}“: Eine Dauer wird durch eine Dauer wie PT1H30M begrenzt, eine Uhrzeit durch eine Uhrzeit wie 08:00, eine Zahl durch eine Zahl`,
  'field.keyword': ({ key, type, types }) =>
    `\`${key}\` bedeutet bei \`type: ${type}\` nichts; es gehört zu ${plain(types)}`,
  'field.enumEmpty': () => 'Es steht nichts zur Auswahl; die Auswahl auflisten oder `not shown` schreiben',
  'field.enumType': ({ type }) =>
    `\`type: ${type}\` hat keine Auswahl; bei einer Liste gehört die Auswahl zu den Einträgen: \`items: { type: string, enum: […] }\``,
  'field.enumTwice': ({ name }) => `„${name}“ steht hier doppelt zur Auswahl`,
  'field.enumNumber': ({ name, type }) =>
    `„${name}“ passt nicht zu \`type: ${type}\`; das Feld zu \`type: string\` machen oder eine Zahl zur Auswahl stellen`,
  'field.pattern': () => 'Das ist kein regulärer Ausdruck; er wird nicht geprüft',
  'field.patternStrokes': ({ example }) => `Die Striche um ein Muster wären ein Teil davon; \`${example}\` schreiben`,
  'field.begunSubject': ({ example }) => `Wer gerade da ist, heißt \`subject\`; \`${example}\` schreiben`,
  'field.begunKey': ({ name, owner }) =>
    `Ein Verweis beginnt mit dem Schlüssel eines Datensatzes, und kein Beispieldatensatz von „${owner}“ hat den Schlüssel „${name}“; einen schreiben, den es geben wird, oder den Anfangswert weglassen`,
  'field.patternLong': () => 'Das Muster ist länger als 1000 Zeichen; es wird nicht geprüft',
  'field.patternRefused': () =>
    'Dieses Muster enthält Lookaround oder eine Rückreferenz und liefe nicht in linearer Zeit; ohne beides schreiben, sonst wird es nicht geprüft',
  'field.bounds': ({ lower, upper, least, greatest }) =>
    `Zwischen \`${lower}\` ${least} und \`${upper}\` ${greatest} liegt nichts; keine Angabe wäre gültig`,
  'field.count': ({ key, limit }) => `\`${key}\` ist eine Anzahl, ${limit} ist keine: 0, 1, 2 …`,
  'field.step': ({ limit }) => `Schritte sind größer als 0, nicht ${limit}`,
  'field.setNullRequired': () =>
    'Eine Referenz, die Pflichtfeld ist, lässt sich nicht leeren; `restrict` oder `cascade` verwenden oder die Pflicht aufheben',
  'field.computedRequired': () => 'Was berechnet wird, füllt niemand aus: Es kann kein Pflichtfeld sein',
  'field.computedDefault': () => 'Was berechnet wird, füllt niemand aus: Es hat keinen Anfangswert',
  'field.computedWritten': () => 'Was berechnet wird, füllt niemand aus: Es ist schreibgeschützt',
  'field.computedCircle': ({ circle }) => `Der Wert hängt von sich selbst ab: ${circle}`,
  'field.default': refused('seinen Anfangswert'),
  'field.example': refused('das Beispiel'),
  'field.sample': refused('den Beispielwert'),
  'sample.key': ({ name }) => `Ein anderer Beispieldatensatz hat bereits den Schlüssel „${name}“`,
  'sample.unique': ({ name, value }) =>
    `Ein anderer Beispieldatensatz hat bei „${name}“ bereits „${value}“: Das darf es nur einmal geben`,
  'sample.required': ({ name }) => `Dem Beispieldatensatz fehlt das Pflichtfeld „${name}“`,
};
