import type { ProblemValues } from '../../problem.ts';
import { plain } from './reading.en.ts';

const reasons = new Map([
  ['accept', 'it is a file of a type that is not accepted'],
  ['choice', 'it is none of the choices'],
  ['color', 'it is no colour such as #2266bb'],
  ['date', 'it is no date such as 2026-01-31'],
  ['datetime', 'it is no date with a time such as 2026-01-31T09:00:00Z'],
  ['duration', 'it is no duration such as PT1H30M'],
  ['email', 'it is no e-mail address such as name@example.org'],
  ['exclusiveMaximum', 'it is too great'],
  ['exclusiveMinimum', 'it is too small'],
  ['maxItems', 'it has too many entries'],
  ['maxLength', 'it is too long'],
  ['maxSize', 'it is too large'],
  ['maximum', 'it is too great'],
  ['minItems', 'it has too few entries'],
  ['minLength', 'it is too short'],
  ['minimum', 'it is too small'],
  ['multipleOf', 'it is between two steps'],
  ['pattern', 'it does not fit the pattern'],
  ['phone', 'it is no telephone number'],
  ['text', 'it is no text; put it into quotes'],
  ['time', 'it is no time of day such as 14:30'],
  ['type', 'it is not of the stated type'],
  ['uniqueItems', 'an entry stands in it twice'],
  ['uri', 'it is no address such as https://example.org'],
]);

const refused =
  (what: string) =>
  ({ value, reason, stated, example }: ProblemValues): string =>
    example
      ? `'${value}' is no number here, for a document has a point in it and nothing between thousands; write \`${example}\``
      : `the field itself refuses ${what} '${value}': ${reasons.get(reason ?? '') ?? 'it does not fit'}${stated ? ` (\`${stated}\`)` : ''}`;

/** What can be wrong with the fields of chapter 3, and with sample records. */
export const fields = {
  'entity.keyComputed': ({ name }: ProblemValues) => `'${name}' is computed and can change: it identifies nothing`,
  'entity.keyKind': ({ name, type }: ProblemValues) =>
    `'${name}' cannot identify a record, being ${type || 'what it is'}; a text or a number can`,
  'field.format': ({ name }: ProblemValues) => `no field type draws the format '${name}'; the field is edited as text`,
  'field.formatNear': ({ name, near }: ProblemValues) =>
    `no field type draws the format '${name}'; the field is edited as text; did you mean '${near}'?`,
  'field.formatType': ({ name, type, types }: ProblemValues) =>
    `the format '${name}' is for ${plain(types)}, the field is ${type}; change one of the two`,
  'field.length': ({ key, limit }: ProblemValues) =>
    `'${key}' is '${limit}' here: a duration is limited by durations such as PT1H30M, a time by times such as 08:00, and a number by numbers`,
  'field.keyword': ({ key, type, types }: ProblemValues) =>
    `'${key}' says nothing of ${type}; it belongs to ${plain(types)}`,
  'field.enumEmpty': () => 'there is nothing to choose from; list the choices, or write `not shown`',
  'field.enumType': ({ type }: ProblemValues) =>
    `${type} has no choices; for a list of choices state them of its items: \`items: { type: string, enum: […] }\``,
  'field.enumTwice': ({ name }: ProblemValues) => `the choice '${name}' stands here twice`,
  'field.enumNumber': ({ name, type }: ProblemValues) =>
    `'${name}' is no ${type}; make the field a string, or the choice a number`,
  'field.pattern': () => 'this is not a regular expression; it is not enforced',
  'field.patternStrokes': ({ example }: ProblemValues) =>
    `the strokes around a pattern would be part of it; write \`${example}\``,
  'field.begunSubject': ({ example }: ProblemValues) => `whoever is there is called \`subject\`; write \`${example}\``,
  'field.begunKey': ({ name, owner }: ProblemValues) =>
    `a reference begins with the key of a record, and no sample of '${owner}' has the key '${name}'; write one that there will be, or leave the default out`,
  'field.patternLong': () => 'the pattern is longer than 1000 characters; it is not enforced',
  'field.patternRefused': () =>
    'this pattern has look-around or a backreference, and would not run in linear time; write it without, it is not enforced',
  'field.bounds': ({ lower, upper, least, greatest }: ProblemValues) =>
    `nothing is between ${lower} ${least} and ${upper} ${greatest}; no answer would do`,
  'field.count': ({ key, limit }: ProblemValues) => `${key} is a count, ${limit} is none: 0, 1, 2 …`,
  'field.step': ({ limit }: ProblemValues) => `steps are greater than 0, not ${limit}`,
  'field.setNullRequired': () =>
    'a required reference cannot be emptied; use `restrict` or `cascade`, or do not require it',
  'field.computedRequired': () => 'nobody answers what is computed: it cannot be required',
  'field.computedDefault': () => 'nobody answers what is computed: it has no default',
  'field.computedWritten': () => 'nobody answers what is computed: it is read-only',
  'field.computedCircle': ({ circle }: ProblemValues) => `the value rests on itself: ${circle}`,
  'field.default': refused('its default'),
  'field.example': refused('the example'),
  'field.sample': refused('the sample'),
  'sample.key': ({ name }: ProblemValues) => `another sample has the key '${name}' already`,
  'sample.unique': ({ name, value }: ProblemValues) =>
    `another sample has the same ${name} already, '${value}': no two may`,
  'sample.required': ({ name }: ProblemValues) => `the sample does not answer '${name}', which is required`,
};
