import { durationWords } from '../duration-words.ts';
import { fileKinds } from '../file-kinds.ts';
import { fileSize } from '../file-size.ts';
import { missingParts } from '../missing-parts.ts';
import { sayTime } from '../say-time.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });

const inTime = sayTime('en');

/** A limit as it is written. */
const written = (limit: Limit) =>
  typeof limit === 'number' ? number.format(limit) : (durationWords('en', limit) ?? String(limit ?? ''));

const counted = (limit: Limit, one: string, several: string) => `${written(limit)} ${limit === 1 ? one : several}`;

type Limit = number | string | undefined;

const kinds = (limit: Limit) => fileKinds('en', String(limit ?? '*/*').split(', '));

/** What an answer is told that needs another look, by the keyword that it does not keep. */
export const en = {
  required: () => 'This needs an answer.',
  minLength: (limit: Limit) => `This needs ${counted(limit, 'character', 'characters')} or more.`,
  maxLength: (limit: Limit) => `This has room for ${counted(limit, 'character', 'characters')}.`,
  minimum: (limit: Limit) =>
    inTime(limit, (time) => `This must be ${time} or later.`) ?? `This must be ${written(limit)} or more.`,
  maximum: (limit: Limit) =>
    inTime(limit, (time) => `This must be ${time} or earlier.`) ?? `This must be ${written(limit)} or less.`,
  exclusiveMinimum: (limit: Limit) =>
    inTime(limit, (time) => `This must be later than ${time}.`) ?? `This must be more than ${written(limit)}.`,
  exclusiveMaximum: (limit: Limit) =>
    inTime(limit, (time) => `This must be earlier than ${time}.`) ?? `This must be less than ${written(limit)}.`,
  multipleOf: (limit: Limit) => `This goes in steps of ${written(limit)}.`,
  minorUnit: (limit: Limit) => `There is no such amount in this currency: it goes in steps of ${written(limit)}.`,
  integer: () => 'This must be a whole number.',
  pattern: (limit: Limit) => `This does not have the expected form${limit === undefined ? '' : `, such as ${limit}`}.`,
  minItems: (limit: Limit) => `This needs ${counted(limit, 'entry', 'entries')} or more.`,
  maxItems: (limit: Limit) => `This has room for ${counted(limit, 'entry', 'entries')}.`,
  uniqueItems: () => 'The same entry stands here twice.',
  accept: (limit: Limit) => `This must be a file of the kind: ${kinds(limit)}.`,
  maxSize: (limit: Limit) => `A file may have ${fileSize('en', limit)} at most.`,
  unique: (limit: Limit) => (limit === undefined ? 'Something else has this already.' : `${limit} has this already.`),
  enum: () => 'Choose one of those offered.',
  reference: () => 'That record is not there any more. Choose another.',
  email: () => 'This is not an e-mail address, such as name@example.org.',
  uri: () => 'This is not an address, such as https://example.org.',
  unfinished: (limit: Limit) => {
    if (limit === undefined) return 'Part of this is missing.';
    const { count, listed } = missingParts('en', limit);
    return `The ${listed} ${count > 1 ? 'are' : 'is'} missing.`;
  },
  date: () => 'This is not a date.',
  datetime: () => 'This is not a date with a time.',
  duration: () => 'This is not a duration, such as PT1H30M.',
  readOnly: () => 'This cannot be answered: the product does.',
  unknownField: () => 'Nothing here is called so.',
  undecided: (limit: Limit) =>
    `This could not be checked: “${written(limit)}” looks at more than can be gone through at once.`,
  color: () => 'This is not a colour, such as #1f2937.',
  phone: () => 'This is not a telephone number, such as +1 202 555 0100.',
  time: () => 'This is not a time of day, such as 14:30.',
  type: (limit: Limit) =>
    limit === 'number'
      ? `This is not a number, such as ${number.format(1234.5)}.`
      : 'This is not of the kind that is asked for.',
  invalid: () => 'This cannot be right.',
};

export type IssueWords = Record<keyof typeof en, (limit: Limit) => string>;
