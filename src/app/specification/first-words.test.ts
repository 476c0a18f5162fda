import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('the first words of a chapter are those of its first paragraph, cut between words', () => {
  const text = 'word '.repeat(100);
  const nodes = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] }];
  expect(firstWords([{ type: 'thematicBreak' }, ...nodes])).toMatch(/^(word ){40,48}…$/);
  expect(firstWords([])).toBe('');
});

test('what is listed does not run together', () => {
  const item = (value: string) => ({
    type: 'listItem' as const,
    children: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value }] }],
  });
  expect(firstWords([{ type: 'list', ordered: false, children: [item('Guests'), item('Wardens')] }])).toBe(
    'Guests · Wardens',
  );
});
