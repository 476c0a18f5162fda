import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import type { Prose } from './prose.ts';
import { textOf } from './prose-text.ts';
import { read } from './read.ts';

const proseOf = (text: string) => parseMarkdown(text).map(({ prose }) => prose);
const paragraph = (...children: Prose[]): Prose => ({ type: 'paragraph', children });
const text = (value: string): Prose => ({ type: 'text', value });

test('words, emphasis, code and breaks', () => {
  expect(proseOf('a *b* **c** `d`\\\ne\nf &amp; g')).toEqual([
    paragraph(
      text('a '),
      { type: 'emphasis', children: [text('b')] },
      text(' '),
      { type: 'strong', children: [text('c')] },
      text(' '),
      { type: 'inlineCode', value: 'd' },
      { type: 'break' },
      text('e\nf & g'),
    ),
  ]);
});

test('what is struck, and what is to be done', () => {
  expect(proseOf('~~a~~ b~')).toEqual([paragraph({ type: 'struck', children: [text('a')] }, text(' b~'))]);
  expect(proseOf('- [ ] a\n- [x] **b**\n- [y] c\n')).toEqual([
    {
      type: 'list',
      ordered: false,
      children: [
        { type: 'listItem', isDone: false, children: [paragraph(text('a'))] },
        { type: 'listItem', isDone: true, children: [paragraph({ type: 'strong', children: [text('b')] })] },
        { type: 'listItem', children: [paragraph(text('[y] c'))] },
      ],
    },
  ]);
});

test('the words of things below one another stay apart', () => {
  expect(proseOf('- a\n- b *c*\n  - d\n').map((node) => textOf([node]))).toEqual(['a b c d']);
});

test('headings, lists, quotations, code and rules', () => {
  expect(proseOf('### A\n\n1. b\n\n> c\n\n```js\nd\n```\n\n---\n\n    e\n')).toEqual([
    { type: 'heading', depth: 3, children: [text('A')] },
    { type: 'list', ordered: true, children: [{ type: 'listItem', children: [paragraph(text('b'))] }] },
    { type: 'blockquote', children: [paragraph(text('c'))] },
    { type: 'code', value: 'd', language: 'js' },
    { type: 'thematicBreak' },
    { type: 'code', value: 'e' },
  ]);
});

test('a numbered list goes on from where it says', () => {
  expect(proseOf('1. a\n\n```\nb\n```\n\n2. c\n')).toMatchObject([{ ordered: true }, {}, { ordered: true, start: 2 }]);
});

test('a table is a table, also inside a list', () => {
  const table: Prose = {
    type: 'table',
    align: ['left', 'right', null],
    head: [[text('a')], [text('b')], [text('c')]],
    rows: [[[text('1')], [{ type: 'inlineCode', value: '2' }], []]],
  };
  expect(proseOf('| a | b | c |\n| :-- | --: | --- |\n| 1 | `2` |\n')).toEqual([table]);
  expect(JSON.stringify(proseOf('- | a |\n  | --- |\n  | 1 |\n'))).toContain('"table"');
  expect(textOf([table])).toBe('a b c 1 2 ');
});

describe('nothing becomes markup', () => {
  test('images are their words, HTML what stands between its tags', () => {
    expect(proseOf('![a *b*](x.png) <b>bold</b><br>next <!-- not this --> <script>alert(1)</script>')).toEqual([
      paragraph(text('a b bold'), { type: 'break' }, text('next  alert(1)')),
    ]);
    expect(JSON.stringify(proseOf('<div onclick="x">\n\nwords\n\n</div>\n'))).not.toContain('onclick');
  });

  test('addresses that are not safe are not links', () => {
    const found = JSON.stringify(
      proseOf('[a](javascript:alert(1)) [b](https://example.invalid) <data:text/html,x> [c](/etc)'),
    );
    expect(found.match(/"url":"[^"]*"/g)).toEqual(['"url":"https://example.invalid"']);
    expect(found).toMatch(/"a".*"b".*"data:text\/html,x".*"c"/);
  });
});

describe('what nests without end', () => {
  const depthOf = (nodes: readonly Prose[]): number =>
    Math.max(0, ...nodes.map((node) => 1 + ('children' in node ? depthOf(node.children) : 0)));

  test.each([
    ['lists on a line', `${'- '.repeat(1_500)}deep`],
    ['quotations on a line', `${'>'.repeat(1_500)}deep`],
    ['ordered lists on a line', `${'1. '.repeat(1_500)}deep`],
    [
      'lists line by line',
      Array.from({ length: 200 }, (_, index) => `${'  '.repeat(index)}- a`)
        .join('\n')
        .concat('\n deep'),
    ],
    ['emphasis', `${'**'.repeat(5_000)}deep${'**'.repeat(5_000)}`],
    ['links', `${'*['.repeat(500)}deep${'](https://a.b)*'.repeat(500)}`],
  ])('%s: what is deeper is words, and nothing after it is lost', (_what, nested) => {
    const found = read(`${nested}\n\n## Next\n\nWords.\n`).specification.preface;
    expect(depthOf(found)).toBeLessThan(130);
    expect(textOf(found)).toContain('deep');
    expect(found.slice(-2).map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });
});

test('a chapter below a line of 1,500 lists is read', () => {
  const { constants } = read(`${'- '.repeat(1_500)}deep\n\n## 9. Limits\n\n\`\`\`yaml\na: 1\n\`\`\`\n`).specification;
  expect(constants).toEqual({ a: { value: 1 } });
});

test('a whole address is a link, and a name with a dot in it is none', () => {
  const link = JSON.stringify(proseOf('See https://example.org/a.'));
  expect(link).toContain('"link"');
  expect(link).toContain('https://example.org/a"');
  expect(JSON.stringify(proseOf('See notes.md and example.org.'))).not.toContain('"link"');
});
