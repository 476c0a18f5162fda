import { expect, test } from 'vitest';
import { reasonOf, sentenceOf, unended } from './reasons.ts';

test.each([
  ['x is not a function', 'x is not a function'],
  ['failed in dark phone: x is not a function', 'x is not a function'],
  [
    'Unable to find a label with the text of: Name\n\nIgnored nodes: comments, script\n<body>\n  <div/>\n</body>',
    'Unable to find a label with the text of: Name',
  ],
  [
    '\u001b[2mexpect(\u001b[22m\u001b[31melement\u001b[39m\u001b[2m).toHaveTextContent()\u001b[22m\n\nExpected element to have text content:\n  \u001b[32mSave\u001b[39m\nReceived:\n  \u001b[31mStore\u001b[39m',
    'expect(element).toHaveTextContent(): Expected element to have text content: Save Received: Store',
  ],
  ['a < b | c\n  at y', 'a < b | c'],
  ['w'.repeat(400), `${'w'.repeat(280)}…`],
])('%j in one sentence', (error, sentence) => {
  expect(reasonOf(error).sentence).toBe(sentence);
});

test.each([
  ['The border is gone.', 'The border is gone'],
  ['It loads…', 'It loads…'],
  ['It loads...', 'It loads...'],
])('%j stands within a sentence as %j', (sentence, within) => {
  expect(unended(sentence)).toBe(within);
});

test.each([
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
])('where nothing can be written, %s says why and what to do', (code, why) => {
  const error = Object.assign(new Error(`${code}: no, mkdir '/report'\n  at y`), { code, path: '/report' });
  expect(sentenceOf(error)).toBe(`/report cannot be written, because ${why}: run it where it can be.`);
  expect(sentenceOf(new Error('no such thing\n  at y'))).toBe('no such thing');
});

test('the mode in which it failed and the whole message are there too', () => {
  expect(reasonOf('failed in dark phone: gone\n<body/>')).toEqual({
    sentence: 'gone',
    mode: 'dark phone',
    all: 'gone\n<body/>',
  });
});
