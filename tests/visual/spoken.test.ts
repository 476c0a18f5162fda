import { expect, test } from 'vitest';
import { readByMode, writeByMode } from './comparison/by-mode.ts';
import { lineChanges } from './spoken.ts';

const desktop = '- list:\n  - button "Save"\n! draws “日” in a font that it does not bring along';

test('what is said in each mode is one text, and the same is written once', () => {
  const byMode = new Map([
    ['light phone', desktop],
    ['light desktop', desktop],
    ['arabic', '- button "# حفظ"'],
    ['print', ''],
  ]);
  const written = writeByMode(byMode);
  expect(written.match(/Save/g)).toHaveLength(1);
  expect(readByMode(written)).toEqual(byMode);
  expect(writeByMode(readByMode(written))).toBe(written);
});

test('a lost name is the line that went and the line that came', () => {
  expect(lineChanges(desktop, desktop.replace(' "Save"', ''))).toEqual(['- - button "Save"', '+ - button']);
  expect(lineChanges('', 'a\nb')).toEqual(['+ a', '+ b']);
  expect(lineChanges('a\nb\nc', 'b\nc\nd')).toEqual(['- a', '+ d']);
  expect(lineChanges(desktop, desktop)).toEqual([]);
});
