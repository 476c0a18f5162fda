import type { ChapterKey } from '../../chapters/keys.ts';
import type { WordsOf } from './words.ts';

/** Chapters of which nothing is stated, and the product as a whole. */
export const chapters: WordsOf<
  | `chapter.${ChapterKey}`
  | `purpose.${'audience' | 'currency' | 'language' | 'locales' | 'summary' | 'timeZone' | 'title'}`
> = {
  'chapter.purpose': () => ({
    missing: 'What the product does, and for whom',
    question: 'What is the product for, who uses it, and what do they want to get done?',
    meanwhile: 'The app is called as the document’s heading, and addresses nobody.',
  }),
  'chapter.screens': () => ({
    missing: 'The screens and the paths that lead to them',
    question: 'Which screens does the product have, what does each show, and at which path?',
    meanwhile: 'There is no product screen to open.',
  }),
  'chapter.entities': () => ({
    missing: 'The things that the product keeps, and their fields',
    question: 'Which things does the product keep, and which fields does each have, of which type?',
    meanwhile: 'There is nothing to list, to open or to fill in.',
  }),
  'chapter.lifecycles': () => ({
    missing: 'The states that things go through',
    question: 'Which states can each thing be in, and what takes it from one to the next?',
    meanwhile: 'Nothing has a state, and there is no button that changes one.',
  }),
  'chapter.rules': () => ({
    missing: 'The rules that hold between fields',
    question: 'Which rules hold between the fields of a form, and which error does each give?',
    meanwhile: 'Forms enforce what the fields themselves state, and nothing more.',
  }),
  'chapter.access': () => ({
    missing: 'The roles, and who may do what',
    question: 'Which roles are there, and what may each see and do?',
    meanwhile: 'Everybody may do everything, and it is marked as assumed.',
  }),
  'chapter.calls': () => ({
    missing: 'The calls to the product’s server',
    question: 'Which calls does the server answer: method, path, what goes in and what comes out?',
    meanwhile: 'Paths are assumed and answered by the store in this browser.',
  }),
  'chapter.errors': () => ({
    missing: 'The errors that the product knows',
    question: 'Which errors can occur, how is each worded, and what can a person do then?',
    meanwhile: 'Errors are worded in general terms.',
  }),
  'chapter.constants': () => ({
    missing: 'The constants and limits of the business',
    question: 'Which numbers does the business fix: limits, prices, periods?',
    meanwhile: 'Nothing has a limit that several places share.',
  }),
  'purpose.title': () => ({
    missing: 'The name of the product',
    question: 'What is the product called?',
    meanwhile: 'The heading of the document stands for it.',
  }),
  'purpose.summary': () => ({
    missing: 'One sentence that says what the product does',
    question: 'What does the product do, in one sentence?',
    meanwhile: 'No summary is shown.',
  }),
  'purpose.audience': () => ({
    missing: 'The people whom the product is for',
    question: 'Who uses the product, and what does each want to get done?',
    meanwhile: 'Screens address nobody in particular.',
  }),
  'purpose.locales': () => ({
    missing: 'The languages of the product',
    question: 'Which languages does the product speak, and which of them first?',
    meanwhile: 'It speaks the language that the chapters of the document are called in, else English.',
  }),
  'purpose.language': (subject) => ({
    missing: `The app’s own words in ${subject}`,
    question: `Who gives the words of buttons and messages in ${subject}?`,
    meanwhile: 'Buttons and messages are in English; dates and numbers follow the language.',
  }),
  'purpose.currency': () => ({
    missing: 'The currency of amounts',
    question: 'In which currency are amounts given?',
    meanwhile: 'Amounts are shown without a currency.',
  }),
  'purpose.timeZone': () => ({
    missing: 'The clock that days and times are on',
    question: 'In which time zone does the product live?',
    meanwhile: 'The clock of the machine holds.',
  }),
};
