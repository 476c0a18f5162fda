import { durationWords } from '../duration-words.ts';
import { fileKinds } from '../file-kinds.ts';
import { fileSize } from '../file-size.ts';
import { missingParts } from '../missing-parts.ts';
import { sayTime } from '../say-time.ts';
import type { IssueWords } from './en.ts';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 10 });

type Limit = Parameters<IssueWords['minimum']>[0];

const inTime = sayTime('de');

/** A limit as it is written. */
const written = (limit: Limit) =>
  typeof limit === 'number' ? number.format(limit) : (durationWords('de', limit) ?? String(limit ?? ''));

const entries = (limit: Limit) => `${written(limit)} ${limit === 1 ? 'Eintrag' : 'Einträge'}`;

const kinds = (limit: Limit) => fileKinds('de', String(limit ?? '*/*').split(', '));

/** What an answer is told that needs another look, by the keyword that it does not keep, in German. */
export const de: IssueWords = {
  required: () => 'Bitte ausfüllen.',
  minLength: (limit) => `Bitte mindestens ${written(limit)} Zeichen eingeben.`,
  maxLength: (limit) => `Bitte höchstens ${written(limit)} Zeichen eingeben.`,
  minimum: (limit) =>
    inTime(limit, (time) => `Die Uhrzeit muss ${time} oder später sein.`) ??
    `Der Wert muss mindestens ${written(limit)} sein.`,
  maximum: (limit) =>
    inTime(limit, (time) => `Die Uhrzeit muss ${time} oder früher sein.`) ??
    `Der Wert darf höchstens ${written(limit)} sein.`,
  exclusiveMinimum: (limit) =>
    inTime(limit, (time) => `Die Uhrzeit muss nach ${time} liegen.`) ??
    `Der Wert muss größer als ${written(limit)} sein.`,
  exclusiveMaximum: (limit) =>
    inTime(limit, (time) => `Die Uhrzeit muss vor ${time} liegen.`) ??
    `Der Wert muss kleiner als ${written(limit)} sein.`,
  multipleOf: (limit) => `Der Wert muss ein Vielfaches von ${written(limit)} sein.`,
  minorUnit: (limit) => `Diesen Betrag gibt es in der Währung nicht: Der kleinste Schritt ist ${written(limit)}.`,
  integer: () => 'Bitte eine ganze Zahl eingeben.',
  pattern: (limit) =>
    `Die Eingabe hat nicht die erwartete Form${limit === undefined ? '' : `, zum Beispiel ${limit}`}.`,
  minItems: (limit) => `Bitte mindestens ${entries(limit)} angeben.`,
  maxItems: (limit) => `Bitte höchstens ${entries(limit)} angeben.`,
  uniqueItems: () => 'Derselbe Eintrag kommt doppelt vor.',
  accept: (limit) => `Bitte eine Datei dieser Art wählen: ${kinds(limit)}.`,
  maxSize: (limit) => `Eine Datei darf höchstens ${fileSize('de', limit)} haben.`,
  unique: (limit) => `Dieser Wert ist bereits vergeben${limit === undefined ? '' : `: ${limit}`}.`,
  enum: () => 'Bitte etwas aus der Auswahl wählen.',
  reference: () => 'Diesen Datensatz gibt es nicht mehr. Bitte einen anderen wählen.',
  email: () => 'Bitte eine E-Mail-Adresse eingeben, zum Beispiel name@example.org.',
  uri: () => 'Bitte eine Adresse eingeben, zum Beispiel https://example.org.',
  unfinished: (limit) => {
    if (limit === undefined) return 'Ein Teil davon fehlt noch.';
    const { count, listed } = missingParts('de', limit);
    return `Es ${count > 1 ? 'fehlen' : 'fehlt'} noch: ${listed}.`;
  },
  date: () => 'Bitte ein gültiges Datum eingeben.',
  datetime: () => 'Bitte ein gültiges Datum mit Uhrzeit eingeben.',
  duration: () => 'Das ist keine Dauer, wie PT1H30M.',
  readOnly: () => 'Das füllt das Produkt selbst aus.',
  unknownField: () => 'Ein Feld mit diesem Namen gibt es hier nicht.',
  undecided: (limit) =>
    `Das ließ sich nicht prüfen: „${written(limit)}“ betrachtet mehr, als auf einmal durchgesehen werden kann.`,
  color: () => 'Bitte eine Farbe eingeben, zum Beispiel #1f2937.',
  phone: () => 'Bitte eine Telefonnummer eingeben, zum Beispiel +49 30 23125 000.',
  time: () => 'Bitte eine Uhrzeit eingeben, zum Beispiel 14:30.',
  type: (limit) =>
    limit === 'number'
      ? `Bitte eine Zahl eingeben, zum Beispiel ${number.format(1234.5)}.`
      : 'Hier wird eine Angabe anderer Art erwartet.',
  invalid: () => 'Diese Angabe ist so nicht gültig.',
};
