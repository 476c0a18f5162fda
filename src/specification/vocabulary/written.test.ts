import { expect, test } from 'vitest';
import { isMap } from '../chapters/facts.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { inFlow } from './written.ts';

test.each([
  ['two words', 'two words'],
  ['record.price > 0 && true', 'record.price > 0 && true'],
  ['/tools', '/tools'],
  ["it's", "it's"],
  ['text, required', '"text, required"'],
  ['a: b', '"a: b"'],
  ['none', '"none"'],
  ['not shown', '"not shown"'],
  ['12', '"12"'],
  ['yes', '"yes"'],
  ['> 3', '"> 3"'],
  ['- item', '"- item"'],
  ["record['due on'] > 0", `"record['due on'] > 0"`],
])('%s is written as %s, and read as itself', (text, written) => {
  expect(inFlow(text)).toBe(written);
  for (const yaml of [`a: { title: ${inFlow(text)} }`, `a:\n  title: ${inFlow(text)}`]) {
    const { screens } = read(chapter(2, yaml)).specification;
    expect(isMap(screens) && screens.a?.title).toBe(text);
  }
});
