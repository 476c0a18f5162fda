const repeated = (text: string, length = 200_000) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const block = (chapter: number, yaml: string) => `## ${chapter}. Chapter\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const nested = (depth: number, open: string, middle: string, close: string) =>
  open.repeat(depth) + middle + close.repeat(depth);

const patterns = (count: number, pattern: (index: number) => string, begins?: string) => {
  const rest = begins ? `, default: ${begins}` : '';
  return block(
    3,
    `a:\n  fields:\n${lines(count, (index) => `    b${index}: { pattern: '${pattern(index)}'${rest} }`)}`,
  );
};

/** Documents that nobody writes, each to be read in under two seconds. */
export const extremes: Record<string, () => string> = {
  ...Object.fromEntries(
    [
      ...[
        '*',
        '*a ',
        '*a**b',
        '_a __b ',
        '[',
        '[]',
        '![',
        '[a](',
        '[a](<',
        '[a](b)',
        '<',
        '<a ',
        '<a href="',
        '<!-- ',
        '<!--\n',
      ],
      ...[
        '<http://a',
        '` `` ',
        '&',
        '&#1;',
        '\\',
        '|',
        '|\n',
        'a|b\n-|-\n',
        '-|-\n',
        '\n',
        ' ',
        '\t',
        '# a\n',
        'a\n=\n',
        '---\n',
      ],
      ...[
        '[a]: b\n',
        '- a\n',
        '- a\n\n',
        '- a\n  b\n',
        '> a\n',
        'a\n',
        'a',
        'word ',
        '    a\n',
        '```\n',
        '  ```yaml\n\n## 1. x\n',
      ],
      ...[
        '1. a\n',
        '<div>\n',
        '<b>',
        '\r\n',
        '\r',
        '\ud800',
        '🙂',
        'a  \n',
        '* * ',
        '*[a](b)_`c`<d>\\&amp;\n',
        '[^a]',
        '[a]: b "',
      ],
      ...[
        '```yaml\n',
        '```yaml\na: 1\n```\n',
        '## 9. a\n\n```yaml\nb: 1\n```\n',
        '~~~\n````\n',
        '`````yaml\n\n# 1. x\n',
        '<script>\n',
      ],
    ].map((piece) => [`markdown: ${JSON.stringify(piece)}`, () => repeated(piece)]),
  ),
  'emphasis in emphasis': () => nested(50_000, '**', 'a', '**'),
  'images in images': () => nested(30_000, '![', 'a', '](b)'),
  'lists in lists on one line': () => `${'- '.repeat(1_500)}deep\n\n## 9. Limits\n\n\`\`\`yaml\na: 1\n\`\`\`\n`,
  'quotations in quotations': () => `${'>'.repeat(1_500)} deep\n`,
  'lists in lists, line by line': () => lines(440, (index) => `${' '.repeat(index * 2)}- a`),
  'quotations, line by line': () => lines(600, (index) => `${'>'.repeat(index + 1)} a`),
  'ordered lists in lists': () => lines(250, (index) => `${' '.repeat(index * 3)}1. a`),
  'backticks of every length': () => lines(600, (index) => `${'`'.repeat(index + 1)} a `),
  'fences of every length': () => lines(600, (index) => `${'`'.repeat(600 - index)}x`),
  'a wide table': () => `${repeated('a|', 60_000)}\n${repeated('-|', 60_000)}\n${repeated('x|', 60_000)}\n`,
  'a wide table of short rows': () =>
    `${repeated('a|', 20_000)}\n${repeated('-|', 20_000)}\n${repeated('x|\n', 150_000)}\n`,
  'ten thousand headings': () => lines(10_000, (index) => `## ${index} a\n`),
  'a million empty lines': () => '\n'.repeat(1_000_000),
  'a line of a megabyte': () => `## 1. a\n\n${repeated('word ', 1_000_000)}`,
  'numbers for headings': () => lines(10_000, (index) => `${'#'.repeat((index % 6) + 1)} ${(index % 9) + 1}. a\n`),

  ...Object.fromEntries(
    [
      ...[
        '{',
        '[',
        '- ',
        '? ',
        ': ',
        '? [',
        '&a ',
        '*a ',
        '!a ',
        '!',
        '"',
        "'",
        '|\n',
        '>\n',
        '# ',
        '\t',
        'a: ',
        '- - ',
        '{a: ',
        '[{',
        '{}',
      ],
      ...[
        'a\n',
        ' a',
        '"a" ',
        'a: |\n',
        '- a\n',
        '- \n',
        '---\n',
        '...\n',
        '%TAG ! a\n',
        '\\',
        '"\\',
        '{,',
        '[,',
        '\u2028',
        'a: b: ',
        ',',
      ],
      ...[
        '? a\n',
        '- not shown\n',
        '- {a: 1}\n',
        '[a, ',
        '{a: 1, ',
        '&a [*a, ',
        '<<: ',
        '@',
        '`',
        '\u0007',
        '\u0085',
        '\ufeff',
      ],
    ].map((piece) => [`yaml: ${JSON.stringify(piece)}`, () => block(9, repeated(piece))]),
  ),
  'deep flow maps': () => block(9, nested(39, '{a: ', '1', '}')),
  'flow lists too deep': () => block(9, nested(100_000, '[', '1', ']')),
  'a huge flow list': () => block(2, `a: { columns: [${repeated('a, ')}b] }`),
  'fields of fields': () => block(3, `a: { fields: { b: ${nested(17, '{ properties: { c: ', '{}', ' } }')} } }`),
  'items of items': () => block(3, `a: { fields: { b: ${nested(34, '{ type: array, items: ', '{ typ: x }', ' }')} } }`),
  'defaults of lists': () => block(3, `a: { fields: { b: { default: ${nested(33, '[', '1', ']')} } } }`),
  'a long word for a number': () => block(9, `a: ${repeated('9')}`),
  'huge numbers': () =>
    block(
      9,
      lines(5_000, (index) => `a${index}: ${'9'.repeat(30)}e${index}`),
    ),
  'wrong facts': () =>
    block(
      9,
      lines(12_000, (index) => `a${index}: { value: [1] }`),
    ),
  'wrong items': () => block(6, `permissions:\n${lines(12_000, () => '  - x')}`),
  'items that are not shown': () => block(6, `permissions:\n${lines(12_000, () => '  - not shown')}`),
  'unknown keys': () =>
    block(
      9,
      lines(3_000, (index) => `a${index}: { valeu: 1, titel: 2 }`),
    ),
  'unknown keys of one thing': () =>
    block(
      1,
      lines(8_000, (index) => `titel${index}: 1`),
    ),
  'unknown names': () =>
    `${block(
      2,
      lines(3_000, (index) => `s${index}: { path: /s${index}, entity: e${index}x }`),
    )}${block(
      3,
      lines(3_000, (index) => `e${index}: {}`),
    )}`,
  'rights beside the users': () =>
    `${block(
      3,
      lines(20, (index) => `thing${index}: { name: text }`),
    )}${block(6, `users: can read things\n${lines(200, (index) => `role${index}: can read thing1, edit thing2`)}`)}`,
  'a right of many words': () =>
    `${block(
      3,
      lines(20, (index) => `thing${index}: { name: text }`),
    )}${block(6, `clerk: can edit thing1 ${'word '.repeat(400)}`)}`,
  'the same key': () =>
    block(
      9,
      lines(20_000, () => 'a: 1'),
    ),
  'the same key in blocks': () => `## 9. a\n\n${repeated('```yaml\na: 1\n```\n')}`,
  'keys without end': () =>
    block(
      9,
      lines(40, (index) => `${repeated(`k${index}`, 4_000)}: 1`),
    ),
  'names without end, nested': () =>
    block(3, `a: ${nested(18, `{ ${'n'.repeat(90)}: `, `{ ${repeated('b: , ', 100_000)}c: 1 }`, ' }')}`),
  'anchors that would explode': () =>
    block(
      9,
      [
        'a0: &a0 [x]',
        ...Array.from(
          { length: 30 },
          (_, index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`,
        ),
      ].join('\n'),
    ),
  'a heading of spaces': () => `# \u200b${repeated(' ')}x`,
  'a heading of spaces behind a number': () => `# 3${repeated(' ')}x\n\n# (${repeated(' ')}x`,
  'headings of pictures': () => repeated(`# ${'🔐 '.repeat(500)}\n`),
  'permissions that are none': () => `## 6. x\n\n${repeated('permissions:\n\n')}`,
  'states that are none': () => `## 6. x\n\n${repeated('states:\n  a\n')}\n\nstates:${repeated(' ')}\n`,
  'blocks without a language': () => `## 6. x\n\n${repeated('```\na: { b: [c] }\n```\n')}`,
  'blocks that nobody closed, and chapters': () => `${repeated('```js\n\n# 1. x\n')}\n\`\`\`yaml\na: 1\n`,
  'the same pattern': () => patterns(1_500, () => '((a{1,30}){1,30})'),
  'patterns in patterns': () => patterns(3_000, (index) => `((a{1,30}){1,30})${index}`),
  'long patterns': () => patterns(210, (index) => `${'(a{1,9}){1,9}'.repeat(70)}${index}`),
  'brackets in brackets': () => patterns(210, (index) => `${'('.repeat(300)}a${')+'.repeat(300)}${index}`),
  'patterns with defaults': () => patterns(2_500, (index) => `((a{1,30}){1,30})${index}`, 'aaaa'),
  'long patterns with defaults': () => patterns(210, (index) => `${'(a{1,9}){1,9}'.repeat(70)}${index}`, 'aaaa'),
  'a pattern with a long default': () => patterns(1, () => '(a?){200}a{200}', 'ab'.repeat(99_000)),
  'patterns in conditions': () =>
    block(
      5,
      lines(2_500, (index) => `r${index}: { entity: a, assert: "record.b.matches('((a{1,30}){1,30})${index}')" }`),
    ),
};
