import { expect, test } from 'vitest';
import { issueText, issueWordsFor } from './index.ts';

test.each([
  [{ code: 'maxLength', limit: 2000 }, 'This has room for 2,000 characters.'],
  [{ code: 'minItems', limit: 1 }, 'This needs 1 entry or more.'],
  [{ code: 'pattern', limit: 'AB-1' }, 'This does not have the expected form, such as AB-1.'],
  [{ code: 'pattern', hint: 'Five digits.' }, 'This does not have the expected form. Five digits.'],
  [{ code: 'type', limit: 'number' }, 'This is not a number, such as 1,234.5.'],
  [{ code: 'too-late', detail: 'Too late' }, 'Too late'],
  [{ code: 'toString' }, 'This cannot be right.'],
])('%o', async (issue, text) => {
  expect(issueText(issue, await issueWordsFor('en-GB'))).toBe(text);
});

test.each([
  ['en', 'The year is missing.', 'The month and day are missing.', 'Part of this is missing.'],
  ['de', 'Es fehlt noch: Jahr.', 'Es fehlen noch: Monat und Tag.', 'Ein Teil davon fehlt noch.'],
  ['ja', '年が入力されていません。', '月、日が入力されていません。', '入力されていない部分があります。'],
  ['ar', 'ينقص: السنة.', 'ينقص: الشهر ويوم.', 'ينقص جزء منه.'],
])('what is missing of a day is named in %s', async (locale, one, two, some) => {
  const words = await issueWordsFor(locale);
  expect(issueText({ code: 'unfinished', limit: 'year' }, words)).toBe(one);
  expect(issueText({ code: 'unfinished', limit: 'month,day' }, words)).toBe(two);
  expect(issueText({ code: 'unfinished' }, words)).toBe(some);
});
