import { expect, test } from 'vitest';
import { found } from './documents.ts';
import { read } from './read.ts';
import { segments } from './segments.ts';

const shapes = (text: string) =>
  segments(text).map(({ kind, line, unclosed }) => [kind, line, unclosed].filter(Boolean).join(' '));

test('blocks are cut out, whatever their fence', () => {
  expect(shapes('a\n```yaml\nb\n```\nc\n~~~~ YML title\nd\n~~~\n~~~~\ne')).toEqual([
    'markdown 1',
    'yaml 3',
    'markdown 5',
    'yaml 7',
    'markdown 10',
  ]);
  expect(shapes('````md\n```yaml\na: 1\n```\n````\n')).toEqual(['markdown 1']);
  expect(shapes('```yaml```\na')).toEqual(['markdown 1']);
  expect(shapes('```yaml-ish\na\n```')).toEqual(['markdown 1']);
});

const six = '\n## 6. Roles\n\n```yaml\npermissions: []\n```\n';

test('a block that nobody closed ends where the next begins, and its chapter cannot be used', () => {
  const { specification } = read(`## 5. Rules\n\n\`\`\`yaml\na: {}\n${six}`);
  expect(specification.rules).toEqual({ a: {} });
  expect(specification.access.permissions).toEqual([]);
  expect(specification.unusable).toEqual(['rules']);
});

test('so it does at the next chapter, where no block follows', () => {
  const text = '## 5. Rules\n\n```yaml\na: {}\n\n## 6. Roles\n\nnone\n';
  expect(found(text)).toEqual(['block.unclosed rules']);
  expect(read(text).specification.chapters[5]?.state).toBe('none');
});

test('another block that nobody closed swallows no chapter either', () => {
  const text = `## 5. Rules\n\n\`\`\`json\n{}\n\n## 6. Roles\n\nNobody knows.\n`;
  expect(read(text).specification.chapters[5]?.state).toBe('described');
  expect(found(text)).toContain('block.unclosed');
});

test('a block at the very end may go without its last line', () => {
  expect(found('## 9. Limits\n\n```yaml\n# 1. of all\n\na: 1')).toEqual([]);
});

test('what is commented out is not there; a comment that nobody closed is only words', () => {
  const { chapters, constants } = read(
    `## 5. Rules\n\n<!--\n${six}\n--> Words.\n\n## 9. Limits\n\n\`\`\`yaml\na: 1\n\`\`\`\n`,
  ).specification;
  expect(chapters[5]?.line).toBeUndefined();
  expect(JSON.stringify(chapters[4]?.prose)).toContain('Words.');
  expect(constants).toEqual({ a: { value: 1 } });
  expect(read(`## 5. Rules\n\n<!--\n${six}`).specification.access.permissions).toEqual([]);
});
