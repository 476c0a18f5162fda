import { assumedStatus } from '../../assumptions.ts';
import type { GapKind } from '../../chapters/gap-kinds.ts';
import { behaviour } from './behaviour.de.ts';
import { chapters } from './chapters.de.ts';
import { entities } from './entities.de.ts';
import { screens } from './screens.de.ts';
import { terms } from './terms.de.ts';
import { why } from './why.de.ts';
import type { GapWords, WordsOf } from './words.ts';

type Further = Extract<GapKind, `${'call' | 'calls' | 'constant' | 'error'}.${string}` | 'entry' | 'fact'>;

const further: WordsOf<Further> = {
  'call.entity': (subject) => ({
    missing: `Worum es beim Aufruf „${subject}“ geht`,
    question: `Datensätze welcher Entität liest oder ändert „${subject}“?`,
    meanwhile: 'Er wird nicht verwendet; stattdessen ist eine Adresse angenommen.',
  }),
  'call.does': (subject) => ({
    missing: `Was der Aufruf „${subject}“ tut`,
    question: `Was tut „${subject}“: auflisten, lesen, erstellen, ändern, löschen oder ein Übergang?`,
    meanwhile: 'Er wird nicht verwendet; stattdessen ist eine Adresse angenommen.',
  }),
  'call.path': (subject) => ({
    missing: `Der Pfad des Aufrufs „${subject}“`,
    question: `Unter welchem Pfad beantwortet der Server „${subject}“?`,
    meanwhile: 'Ein Pfad ist angenommen.',
  }),
  'calls.operation': (subject) => ({
    missing: `Die Aufrufe für „${subject}“`,
    question: `Wie antwortet der Server bei „${subject}“?`,
    meanwhile: 'Pfade sind angenommen.',
  }),
  'error.status': (subject) => ({
    missing: `Der HTTP-Status von „${subject}“`,
    question: `Mit welchem HTTP-Status antwortet der Server bei „${subject}“?`,
    meanwhile: `Angenommen ist der HTTP-Status ${assumedStatus}.`,
  }),
  'error.title': (subject) => ({
    missing: `Der Text von „${subject}“`,
    question: `Welcher Text erscheint, wenn „${subject}“ auftritt?`,
    meanwhile: 'Stattdessen steht dort der Name.',
  }),
  'error.raised': (subject) => ({
    missing: `Wann „${subject}“ auftritt`,
    question: `Welche Regel oder welcher Aufruf antwortet mit „${subject}“?`,
    meanwhile: 'Niemand bekommt ihn zu sehen.',
  }),
  'constant.value': (subject) => ({
    missing: `Der Wert von „${subject}“`,
    question: `Welchen Wert hat „${subject}“?`,
    meanwhile: 'Was davon abhängt, wird nicht geprüft.',
  }),
  entry: (subject) => ({
    missing: `Ein Eintrag einer Liste: ${subject}`,
    question: `Was gehört hier in die Liste: ${subject}?`,
    meanwhile: 'Die Liste kommt ohne ihn aus.',
  }),
  fact: (subject) => ({
    missing: `Offen: ${subject}`,
    question: `Was ist das: ${subject}?`,
    meanwhile: 'Die App kommt ohne aus.',
  }),
};

/** What gaps say, in German. */
export const de: GapWords = {
  kinds: { ...chapters, ...screens, ...entities, ...behaviour, ...further },
  why,
  terms,
  language: 'de',
  toState: (missing) => `${missing}: beschrieben; festlegen, damit die App sich daran halten kann`,
  described: 'Das Kapitel antwortet zum Teil in Worten; die sind für Menschen lesbar, die App braucht Festlegungen.',
};
