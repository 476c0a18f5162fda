import { memberOf } from './fields-of-record.ts';

/** What an expression may name. */
interface Named {
  fields: readonly string[];
  /** The field that keeps the state. */
  stateField: string | undefined;
  /** States and choices: what fields are compared with. */
  values: readonly string[];
}

const moments = /(?<![\p{L}\p{N}_.'"])(now|today|jetzt|heute)(?![\p{L}\p{N}_(])/giu;

const spans = /(?<=[+-] *)(\d+) ?(day|tag|week|woche|hour|stunde|minute|month|monat|year|jahr)\p{L}{0,2}(?!\p{L})/giu;
const spanned: Readonly<Record<string, string>> = {
  tag: 'day',
  woche: 'week',
  stunde: 'hour',
  monat: 'month',
  jahr: 'year',
};

/** `+ 30 days` as expressions count them. */
export const withSpans = (text: string) =>
  text.replaceAll(spans, (_, count: string, said: string) => {
    const unit = spanned[said.toLowerCase()] ?? said.toLowerCase();
    // A month and a year are no number of days.
    if (unit === 'month' || unit === 'year') return `duration('P${count}${unit === 'month' ? 'M' : 'Y'}')`;
    return unit === 'week' ? `days(${Number(count) * 7})` : `${unit}s(${count})`;
  });

/** What people call what expressions have, `now`, `30 days` or `NOT (…)`, as these call it. */
export const asExpressed = (text: string) =>
  withSpans(text)
    .replaceAll(moments, (word) => (/^(?:now|jetzt)$/i.test(word) ? 'now()' : 'today()'))
    .replaceAll(/(?<![\p{L}\p{N}_])not *(?=\()/giu, '!');

const joints: Readonly<Record<string, string>> = { and: '&&', und: '&&', or: '||', oder: '||' };

const words = /'[^']*'|"[^"]*"|(?<![\p{L}\p{N}_.$])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_(.])/gu;

/** An expression as somebody writes it who never saw one, `status = paid`, `start >= now`, as it may have been meant. */
export function mendedExpression(source: string, { fields, stateField, values }: Named): string {
  const ofState =
    stateField === undefined ? source : source.replaceAll(/(?:record\.)?\$state\b/g, memberOf(stateField));
  return asExpressed(ofState)
    .replaceAll(/(?<![=<>!])=(?!=)/g, '==')
    .replaceAll(words, (word) => {
      if (fields.includes(word)) return memberOf(word);
      if (values.includes(word)) return `'${word}'`;
      return joints[word.toLowerCase()] ?? word;
    });
}
