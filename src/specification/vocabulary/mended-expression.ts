import { asProgrammed, withSizes } from './as-programmed.ts';
import { memberOf } from './fields-of-record.ts';
import { escaped } from './spoken-of.ts';

/** What an expression may name. */
interface Named {
  fields: readonly string[];
  /** The field that keeps the state. */
  stateField: string | undefined;
  /** States and choices: what fields are compared with. */
  values: readonly string[];
}

const moments = /(?<![\p{L}\p{N}_.'"])(now|today|jetzt|heute)(?![\p{L}\p{N}_(])/giu;

const unit = '(day|tag|night|nacht|nächt|week|woche|hour|stunde|minute|month|monat|year|jahr)\\p{L}{0,2}(?!\\p{L})';
const spans = new RegExp(`(?<=[+-] *)(\\d+) ?${unit}`, 'giu');
/** `from + 2 years`: a month and a year are no number of days. */
const later = new RegExp(
  `(?<![\\p{L}\\p{N}_.])((?:[\\p{L}_][\\p{L}\\p{N}_.]*|\\w+\\(\\)))\\s*([+-])\\s*(\\d+) ?${unit.replace(/^\([^)]*/, '(month|monat|year|jahr')}`,
  'giu',
);
const compared = new RegExp(`(?<=[<>=] *)(\\d+) ?${unit}`, 'giu');
const spanned: Readonly<Record<string, string>> = {
  tag: 'day',
  night: 'day',
  nacht: 'day',
  nächt: 'day',
  woche: 'week',
  stunde: 'hour',
  monat: 'month',
  jahr: 'year',
};

/** `+ 30 days` as expressions count them. */
export const withSpans = (text: string) => {
  const isOfSpan = /[\p{L}\p{N})\]] - [\p{L}(]/u.test(text);
  return text
    .replaceAll(/(?<=\S) (minus|plus) (?=\d+ ?\p{L})/giu, (_, word: string) => (/minus/i.test(word) ? ' - ' : ' + '))
    .replaceAll(/(?<![\p{L}\p{N}_.])heute(?:\(\))?(?= *[+-])/giu, 'today()')
    .replaceAll(later, (_, from: string, sign: string, count: string, said: string) => {
      const unit = calledUnit(said) === 'month' ? 'Months' : 'Years';
      return `add${unit}(${from}, ${sign === '-' ? '-' : ''}${count})`;
    })
    .replaceAll(spans, spanOf)
    .replaceAll(isOfSpan ? compared : spans, spanOf);
};

const calledUnit = (said: string) => spanned[said.toLowerCase()] ?? said.toLowerCase();

function spanOf(all: string, count: string, said: string): string {
  const unit = calledUnit(said);
  if (unit === 'month' || unit === 'year') return all;
  return unit === 'week' ? `days(${Number(count) * 7})` : `${unit}s(${count})`;
}

/** `if record.urgent then record.due != null` */
const implied = /^\s*(?:if|wenn|falls) (.+?),? (?:then|dann) (.+)$/is;
/** `not record.urgent`, of an answer that is yes or no. */
const denied =
  /(?<=^|[(&|]|(?<!\p{L})(?:and|or|und|oder)) *(?<!\p{L})(?:not|nicht) +(?=[\p{L}_][\p{L}\p{M}\p{N}_.]*\s*(?:$|[)&|]|(?:and|or|und|oder)(?!\p{L})))/giu;

/** What people call what expressions have, `now`, `30 days` or `NOT (…)`, as these call it. */
export const asExpressed = (text: string) =>
  withSpans(asProgrammed(text.replace(implied, '!($1) || $2')))
    .replaceAll(denied, '!')
    .replaceAll(moments, (word) => (/^(?:now|jetzt)$/i.test(word) ? 'now()' : 'today()'))
    .replaceAll(/(?<![\p{L}\p{N}_])not *(?=\()/giu, '!');

const rootsOfPaths = /'[^']*'|"[^"]*"|(?<![\p{L}\p{N}_.$])[\p{L}_][\p{L}\p{M}\p{N}_]*(?=\.)/gu;

/** Where something is reached through a field, `customer.name`, that field is one of the record. */
export const ofFields = (text: string, fields: readonly string[]) =>
  text.replaceAll(rootsOfPaths, (root) => (fields.includes(root) ? `record.${root}` : root));

const joints: Readonly<Record<string, string>> = { and: '&&', und: '&&', or: '||', oder: '||' };

const words = /'[^']*'|"[^"]*"|(?<![\p{L}\p{N}_.$])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_(.])/gu;

/** `tenant is set`, `note is empty`, `owner is me` */
const answered =
  /'[^']*'|"[^"]*"|(?<=[^\s]) (?:is|ist) ((?:not|nicht) )?(set|filled|given|present|gesetzt|ausgefüllt|empty|blank|missing|unset|null|leer|me|myself|the current user|ich)(?![\p{L}\p{N}_'"(.-])/giu;
const thereWords = /^(?:set|filled|given|present|gesetzt|ausgefüllt)$/i;
const nothingWords = /^(?:empty|blank|missing|unset|null|leer)$/i;

/** `status is open`, where that is one of the values; within quotes it is a text. */
function withBeing(text: string, values: readonly string[]): string {
  const said = /'[^']*'|"[^"]*"|(?<=[^\s]) (?:is|ist) ((?:not|nicht) )?(?=['"]?([\p{L}_][\p{L}\p{M}\p{N}_-]*))/gu;
  return text
    .replaceAll(said, (all, not, value) =>
      value !== undefined && values.includes(value) ? ` ${not ? '!=' : '=='} ` : all,
    )
    .replaceAll(answered, (all, not, word) => {
      if (word === undefined || values.includes(word)) return all;
      const isThere = thereWords.test(word);
      if (!isThere && !nothingWords.test(word)) return ` ${not ? '!=' : '=='} subject.id`;
      return ` ${isThere === (not === undefined) ? '!=' : '=='} null`;
    });
}

/** An expression as somebody writes it who never saw one, `status = paid`, `start >= now`, as it may have been meant. */
export function mendedExpression(source: string, { fields, stateField, values }: Named): string {
  const ofState =
    stateField === undefined ? source : source.replaceAll(/(?:record\.)?\$state\b/g, memberOf(stateField));
  // The longest name first: `price per night` is no `price`.
  const ofSeveral = fields.filter((field) => /\W/.test(field)).toSorted((one, other) => other.length - one.length);
  const named = ofSeveral.reduce(
    (text, field) =>
      text.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{N}_.'"])${escaped(field)}(?![\\p{L}\\p{N}_'"])`, 'gu'),
        memberOf(field),
      ),
    ofState,
  );
  return ofFields(asExpressed(withSizes(withBeing(named, values), fields)), fields)
    .replaceAll(/(?<![=<>!])=(?!=)/g, '==')
    .replaceAll(words, (word) => {
      if (fields.includes(word)) return memberOf(word);
      if (values.includes(word)) return `'${word}'`;
      return joints[word.toLowerCase()] ?? word;
    });
}
