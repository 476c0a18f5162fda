import type { GapKind } from './gaps.ts';
import type { RecordIssue } from './record.ts';

/** What a gap says to a person: what is missing, the question to ask, and what the app does meanwhile. */
export interface GapText {
  missing: string;
  question: string;
  meanwhile: string;
}

/** Every text that the reading of a document gives, to be had in other languages by another table of this shape. */
export interface SpecTexts {
  gaps: Record<GapKind, (subject: string) => GapText>;
  issues: Record<string, (limit: string) => string>;
}

/** The texts in English. */
export const english: SpecTexts = {
  gaps: {
    'chapter.purpose': () => ({
      missing: 'What the product does, and for whom',
      question: 'What is the product for, who uses it, and what do they want to get done?',
      meanwhile: 'The app has no name of its own and addresses nobody.',
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
      meanwhile: 'Nothing has a limit.',
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
    'purpose.currency': () => ({
      missing: 'The currency of amounts',
      question: 'In which currency are amounts given?',
      meanwhile: 'Amounts are shown without a currency.',
    }),
    'screen.path': (subject) => ({
      missing: `The path of ${subject}`,
      question: `At which path is ${subject} found?`,
      meanwhile: 'A path is made from its name.',
    }),
    'screen.kind': (subject) => ({
      missing: `The kind of ${subject}`,
      question: `What is ${subject}: a list, a detail, a form, a dashboard, a text?`,
      meanwhile: 'The screen shows what is known of it and nothing else.',
    }),
    'screen.entity': (subject) => ({
      missing: `What ${subject} is about`,
      question: `Records of which entity does ${subject} show?`,
      meanwhile: 'The screen has nothing to show.',
    }),
    'screen.columns': (subject) => ({
      missing: `The columns of ${subject}`,
      question: `Which columns does ${subject} have?`,
      meanwhile: 'The first fields of the entity are shown.',
    }),
    'entity.screen': (subject) => ({
      missing: `A screen for ${subject}`,
      question: `Where does a person see ${subject}?`,
      meanwhile: 'Its records are only reached from others.',
    }),
    'entity.fields': (subject) => ({
      missing: `The fields of ${subject}`,
      question: `Which fields does ${subject} have?`,
      meanwhile: 'There is nothing to show or to fill in.',
    }),
    'entity.display': (subject) => ({
      missing: `What a record of ${subject} is called`,
      question: `By which field does a person recognise a record of ${subject}?`,
      meanwhile: 'The field that looks most like a name stands for it.',
    }),
    'field.type': (subject) => ({
      missing: `The type of ${subject}`,
      question: `What is ${subject}: text, a number, a date, a choice, a reference?`,
      meanwhile: 'It is edited as text.',
    }),
    'field.to': (subject) => ({
      missing: `Where ${subject} leads`,
      question: `To records of which entity does ${subject} refer?`,
      meanwhile: 'Nothing can be chosen.',
    }),
    'field.items': (subject) => ({
      missing: `What ${subject} holds`,
      question: `What is one item of ${subject}?`,
      meanwhile: 'Nothing can be added.',
    }),
    'field.format': (subject) => ({
      missing: `A field type for ${subject}`,
      question: `Is there a way to write ${subject} as text, or does it need a field type of its own?`,
      meanwhile: 'It is edited as text.',
    }),
    'field.maxLength': (subject) => ({
      missing: `The longest ${subject}`,
      question: `How long may ${subject} be?`,
      meanwhile: 'Any length is taken.',
    }),
    'field.range': (subject) => ({
      missing: `The range of ${subject}`,
      question: `What are the least and the greatest ${subject}?`,
      meanwhile: 'Any number is taken.',
    }),
    'field.required': (subject) => ({
      missing: `Whether ${subject} is required`,
      question: `Must ${subject} be answered?`,
      meanwhile: 'It may stay empty.',
    }),
    'lifecycle.states': (subject) => ({
      missing: `The states of ${subject}`,
      question: `Which states can ${subject} be in?`,
      meanwhile: 'No state is shown.',
    }),
    'lifecycle.initial': (subject) => ({
      missing: `The state in which ${subject} begins`,
      question: `In which state does ${subject} begin?`,
      meanwhile: 'A new record has no state.',
    }),
    'lifecycle.transitions': (subject) => ({
      missing: `What takes ${subject} from one state to the next`,
      question: `What takes ${subject} from one state to the next?`,
      meanwhile: 'No button changes the state.',
    }),
    'rule.assert': (subject) => ({
      missing: `What the rule “${subject}” demands`,
      question: `What must hold for “${subject}”?`,
      meanwhile: 'The rule never speaks.',
    }),
    'rule.error': (subject) => ({
      missing: `The error of the rule “${subject}”`,
      question: `What does a person read when “${subject}” does not hold?`,
      meanwhile: 'The name of the rule stands for its text.',
    }),
    'access.permissions': () => ({
      missing: 'What each role may do',
      question: 'What may each role see and do?',
      meanwhile: 'Everybody may do everything, and it is marked as assumed.',
    }),
    'access.action': (subject) => ({
      missing: `Who may: ${subject}`,
      question: `Which role may do this: ${subject}?`,
      meanwhile: 'Nobody may.',
    }),
    'calls.operation': (subject) => ({
      missing: `The calls for ${subject}`,
      question: `How does the server answer for ${subject}?`,
      meanwhile: 'Paths are assumed.',
    }),
    'error.status': (subject) => ({
      missing: `The status of “${subject}”`,
      question: `With which HTTP status does the server answer “${subject}”?`,
      meanwhile: 'Status 422 is assumed.',
    }),
    'error.title': (subject) => ({
      missing: `The text of “${subject}”`,
      question: `What does a person read when “${subject}” occurs?`,
      meanwhile: 'Its name stands for its text.',
    }),
    'constant.value': (subject) => ({
      missing: `The value of ${subject}`,
      question: `What is the value of ${subject}?`,
      meanwhile: 'Whatever rests on it is not enforced.',
    }),
  },
  issues: {
    required: () => 'This needs an answer.',
    minLength: (limit) => `At least ${limit} characters are needed.`,
    maxLength: (limit) => `At most ${limit} characters are allowed.`,
    minimum: (limit) => `This must be ${limit} or more.`,
    maximum: (limit) => `This must be ${limit} or less.`,
    exclusiveMinimum: (limit) => `This must be more than ${limit}.`,
    exclusiveMaximum: (limit) => `This must be less than ${limit}.`,
    multipleOf: (limit) => `This goes in steps of ${limit}.`,
    pattern: (limit) => `This does not have the form ${limit}.`,
    minItems: (limit) => `At least ${limit} are needed.`,
    maxItems: (limit) => `At most ${limit} are allowed.`,
    uniqueItems: () => 'The same entry stands here twice.',
    unique: () => 'Another record has this already.',
    enum: () => 'Choose one of those offered.',
    reference: () => 'That record is not there any more. Choose another.',
    email: () => 'This is not an e-mail address, such as name@example.org.',
    uri: () => 'This is not an address, such as https://example.org.',
    date: () => 'This is not a date.',
    datetime: () => 'This is not a date with a time.',
    type: () => 'This is not of the kind that is asked for.',
    invalid: () => 'This cannot be right.',
  },
};

/** What an issue says: in the words of the error catalogue where it has any. */
export function issueText(issue: RecordIssue, texts: SpecTexts = english): string {
  return issue.detail ?? texts.issues[issue.code]?.(String(issue.limit ?? '')) ?? issue.code;
}
