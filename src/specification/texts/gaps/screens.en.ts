import { assumedPageSize } from '../../assumptions.ts';
import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { WordsOf } from './words.ts';

/** Screens and what is on them. */
export const screens: WordsOf<Extract<GapKind, `screen.${string}` | `widget.${string}`>> = {
  'screen.kind': (subject) => ({
    missing: `The kind of ${subject}`,
    question: `What is ${subject}: a list, a detail, a form to create, a form to edit, a dashboard, a text?`,
    meanwhile: 'The screen shows what is known of it and nothing else.',
  }),
  'screen.entity': (subject) => ({
    missing: `What ${subject} is about`,
    question: `Records of which entity does ${subject} show?`,
    meanwhile: 'The screen has nothing to show.',
  }),
  'screen.path': (subject) => ({
    missing: `The path of ${subject}`,
    question: `At which path is ${subject} found?`,
    meanwhile: 'A path is made from its name.',
  }),
  'screen.roles': (subject) => ({
    missing: `Whom it is for: ${subject}`,
    question: `Which roles is this for: ${subject}?`,
    meanwhile: 'Nobody sees the screen.',
  }),
  'screen.columns': (subject) => ({
    missing: `The columns of ${subject}`,
    question: `Which columns does ${subject} have?`,
    meanwhile: 'The first fields of the entity are shown, and its state.',
  }),
  'screen.filters': (subject) => ({
    missing: `The filters of ${subject}`,
    question: `By which fields can ${subject} be filtered?`,
    meanwhile: 'The first fields that can be filtered by are offered, and the state.',
  }),
  'screen.search': (subject) => ({
    missing: `Where the search of ${subject} looks`,
    question: `In which fields does the search of ${subject} look?`,
    meanwhile: 'It looks in every field that has words.',
  }),
  'screen.sort': (subject) => ({
    missing: `The order of ${subject}`,
    question: `By which fields is ${subject} sorted at first?`,
    meanwhile: 'Records stand in the order in which they came.',
  }),
  'screen.pageSize': (subject) => ({
    missing: `The length of a page of ${subject}`,
    question: `How many records does a page of ${subject} have?`,
    meanwhile: `A page has ${assumedPageSize} records.`,
  }),
  'screen.sections': (subject) => ({
    missing: `The sections of ${subject}`,
    question: `Which fields does ${subject} show, and in which groups?`,
    meanwhile: 'All fields stand in one group, in the order of the document.',
  }),
  'screen.shows': (subject) => ({
    missing: `What else ${subject} shows`,
    question: `Does ${subject} show the states of its record, and what happened to it?`,
    meanwhile: 'Neither is shown.',
  }),
  'screen.steps': (subject) => ({
    missing: `The steps of ${subject}`,
    question: `In which steps does ${subject} ask?`,
    meanwhile: 'All fields are asked for at once.',
  }),
  'screen.related': (subject) => ({
    missing: `Which reference is meant: ${subject}`,
    question: `Several fields lead here. Which one is meant: ${subject}?`,
    meanwhile: 'The first of them is taken.',
  }),
  'screen.view': (subject) => ({
    missing: `What is in the view ${subject}`,
    question: `Which records are in the view ${subject}?`,
    meanwhile: 'It shows all of them.',
  }),
  'screen.calendar': (subject) => ({
    missing: `The date that the calendar ${subject} goes by`,
    question: `By which date are the records laid out in ${subject}?`,
    meanwhile: 'It goes by the first date, and whoever looks may choose another.',
  }),
  'screen.widgets': (subject) => ({
    missing: `The figures of ${subject}`,
    question: `Which figures and pictures does ${subject} show?`,
    meanwhile: 'The screen has nothing to show.',
  }),
  'screen.text': (subject) => ({
    missing: `The words of ${subject}`,
    question: `What does ${subject} say?`,
    meanwhile: 'The screen is empty.',
  }),
  'widget.kind': (subject) => ({
    missing: `How it is drawn: ${subject}`,
    question: `Is this a figure, bars or a line: ${subject}?`,
    meanwhile: 'It is drawn as a figure.',
  }),
  'widget.of': (subject) => ({
    missing: `What is counted: ${subject}`,
    question: `Records of which entity are counted here: ${subject}?`,
    meanwhile: 'It has nothing to count.',
  }),
  'widget.by': (subject) => ({
    missing: `What it goes by: ${subject}`,
    question: `By which field is this grouped: ${subject}?`,
    meanwhile: 'It cannot be drawn.',
  }),
  'widget.field': (subject) => ({
    missing: `What is worked out: ${subject}`,
    question: `Of which field is this worked out: ${subject}?`,
    meanwhile: 'It cannot be worked out.',
  }),
};
