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

/** `now` and `today` as expressions call them. */
export const withMoments = (text: string) =>
  text.replaceAll(moments, (word) => (/^(?:now|jetzt)$/i.test(word) ? 'now()' : 'today()'));

const words = /'[^']*'|"[^"]*"|(?<![\p{L}\p{N}_.$])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_(.])/gu;

/** An expression as somebody writes it who never saw one, `status = paid`, `start >= now`, as it may have been meant. */
export function mendedExpression(source: string, { fields, stateField, values }: Named): string {
  const ofState =
    stateField === undefined ? source : source.replaceAll(/(?:record\.)?\$state\b/g, memberOf(stateField));
  return withMoments(ofState)
    .replaceAll(/(?<![=<>!])=(?!=)/g, '==')
    .replaceAll(words, (word) => {
      if (fields.includes(word)) return memberOf(word);
      return values.includes(word) ? `'${word}'` : word;
    });
}
