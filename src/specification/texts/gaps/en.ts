import { assumedStatus } from '../../assumptions.ts';
import type { GapKind } from '../../chapters/gap-kinds.ts';
import { behaviour } from './behaviour.en.ts';
import { chapters } from './chapters.en.ts';
import { entities } from './entities.en.ts';
import { screens } from './screens.en.ts';
import { terms } from './terms.en.ts';
import { why } from './why.en.ts';
import type { GapWords, WordsOf } from './words.ts';

type Further = Extract<GapKind, `${'call' | 'calls' | 'constant' | 'error'}.${string}` | 'entry' | 'fact'>;

const further: WordsOf<Further> = {
  'call.entity': (subject) => ({
    missing: `What the call “${subject}” is about`,
    question: `Records of which entity does “${subject}” read or change?`,
    meanwhile: 'It is not called; an address is assumed instead.',
  }),
  'call.does': (subject) => ({
    missing: `What the call “${subject}” does`,
    question: `What does “${subject}” do: list, read, create, update, delete, or a transition?`,
    meanwhile: 'It is not called; an address is assumed instead.',
  }),
  'call.path': (subject) => ({
    missing: `The path of the call “${subject}”`,
    question: `At which path does the server answer “${subject}”?`,
    meanwhile: 'A path is assumed.',
  }),
  'calls.operation': (subject) => ({
    missing: `The calls for ${subject}`,
    question: `How does the server answer for ${subject}?`,
    meanwhile: 'Paths are assumed.',
  }),
  'error.status': (subject) => ({
    missing: `The status of “${subject}”`,
    question: `With which HTTP status does the server answer “${subject}”?`,
    meanwhile: `Status ${assumedStatus} is assumed.`,
  }),
  'error.title': (subject) => ({
    missing: `The text of “${subject}”`,
    question: `What does a person read when “${subject}” occurs?`,
    meanwhile: 'Its name stands for its text.',
  }),
  'error.raised': (subject) => ({
    missing: `When “${subject}” occurs`,
    question: `Which rule or call answers with “${subject}”?`,
    meanwhile: 'Nobody is ever shown it.',
  }),
  'constant.value': (subject) => ({
    missing: `The value of ${subject}`,
    question: `What is the value of ${subject}?`,
    meanwhile: 'Whatever rests on it is not enforced.',
  }),
  entry: (subject) => ({
    missing: `An entry of a list: ${subject}`,
    question: `What belongs into the list here: ${subject}?`,
    meanwhile: 'The list goes on without it.',
  }),
  fact: (subject) => ({
    missing: `Not shown: ${subject}`,
    question: `What is this: ${subject}?`,
    meanwhile: 'The app goes on without it.',
  }),
};

/** What gaps say, in English. */
export const en: GapWords = {
  kinds: { ...chapters, ...screens, ...entities, ...behaviour, ...further },
  why,
  terms,
  language: 'en-GB',
  toState: (missing) => `${missing}: described; state it so that it can be kept`,
  described: 'The chapter answers in words, in part: people can read them, the app needs facts.',
};
