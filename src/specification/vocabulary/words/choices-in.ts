import { choiceBreaks } from './type-words.ts';

const breaks = new RegExp(choiceBreaks, 'iu');
const joining = /(?:^| +)(?:and|or|und|oder|أو|と) +/iu;

/** The choices in a text: `a | b`, `a, b or c`, `a, b and c`. */
export const choicesIn = (text: string): string[] =>
  /[,،、]/.test(text) ? lastParted(text.split(breaks)) : text.split(breaks);

/** What is listed, with the last one by itself: of `red`, `green and blue` there are three. */
export function lastParted(listed: readonly string[]): string[] {
  const last = listed.at(-1) ?? '';
  const before = listed.slice(0, -1);
  const parts = last.split(joining).filter((part) => part !== '');
  // `salt and pepper` is one of several that are joined so.
  if (before.length === 0 || parts.length > 2 || before.some((one) => joining.test(one))) return [...listed];
  return [...before, ...parts];
}
