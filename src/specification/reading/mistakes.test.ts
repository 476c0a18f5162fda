import { expect, test } from 'vitest';
import { chapter, messages } from './documents.ts';

/** One mistake of each kind that the reader finds, and what is said of it. */
const mistakes: [what: string, text: string, message: RegExp][] = [
  [
    'an open list',
    chapter(9, 'a: [1'),
    /^P\.md:4:6 constants: this yaml block cannot be read: a bracket is opened and never closed; write the missing `\]`/,
  ],
  [
    'an open quote',
    chapter(9, 'a: "1'),
    /^P\.md:4:4 constants: this yaml block cannot be read: a text in quotes does not end/,
  ],
  [
    'a quote that is open in the line before',
    chapter(9, `a: { value: '1 }\nb: 2`),
    /^P\.md:4:13 constants.a: .*a text in quotes does not end/,
  ],
  [
    'a quote that is open before what is further in',
    chapter(3, 'a:\n  title: "A\n  fields:\n    b: text'),
    /^P\.md:5:10 entities: .*a text in quotes does not end/,
  ],
  [
    'a brace that is open in the line before',
    chapter(3, `a:\n  fields:\n    b: { type: text, description: it's\n    c: text`),
    /^P\.md:6:8 entities: .*write the missing `\}`/,
  ],
  ['a colon without a space', chapter(9, 'a:text\nb: 1'), /^P\.md:4:1 constants: .*write `a: text`/],
  [
    'a name alone',
    chapter(6, 'roles:\n  clerk: { title: Clerk }\n  manager'),
    /^P\.md:6:3 access.*: .*write `manager: \{\}`/,
  ],
  [
    'facts among the words',
    '# P\n\n## 3. Entities\n\norder:\n  fields:\n    number: text\n',
    /^P\.md:5:1 entities: this looks like facts .*```yaml/,
  ],
  [
    'a reference in words',
    chapter(3, 'customer: { fields: { name: text } }\norder: { fields: { buyer: { relation: customer } } }'),
    /: write `buyer: \{ type: reference, to: customer \}`|write `buyer: \{ type: reference, to: customer \}`/,
  ],
  [
    'a comma for a fraction',
    chapter(9, 'a: { value: 10,5, unit: EUR }'),
    /^P\.md:4:16 constants\.a\.value: .*write `value: 10\.5`/,
  ],
  [
    'a point for thousands',
    chapter(9, 'a: 5.000'),
    /^P\.md:4:4 constants\.a: '5\.000' is the number 5 here; write `5000`/,
  ],
  [
    'a limit with a comma',
    chapter(3, 'a: { fields: { b: { type: number, max: "10,5" } } }'),
    /: expected a number.*write `maximum: 10\.5`/,
  ],
  ['limits in words, with commas', chapter(3, 'a: { fields: { b: "number, max 10,5" } }'), /maximum: 10\.5 \}/],
  [
    'a default with commas',
    chapter(3, 'a: { fields: { b: { type: money, default: "1.000,50" } } }'),
    /: '1\.000,50' is no number here.*write `default: 1000\.50`/,
  ],
  ['thousands with a unit', chapter(9, 'a: 1.250 EUR'), /'1\.250 EUR' is the number 1\.25 EUR here; write `1250 EUR`/],
  ['a default in words', chapter(3, 'a: { fields: { b: "Geld in EUR, Standard 45,50" } }'), /default: 45\.50 \}/],
  ['thousands in words', chapter(3, 'a: { fields: { b: "Geld, höchstens 1.250" } }'), /maximum: 1250 \}/],
  ['a list in words', chapter(3, 'a: { fields: { b: Liste von Texten } }'), /type: array, items: \{ type: string \}/],
  [
    'a year in a rule',
    chapter(3, 'a: { fields: { b: date } }') + chapter(5, 'r: { entity: a, assert: "record.b <= heute() - 14 Jahre" }'),
    /record\.b <= addYears\(today\(\), -14\)/,
  ],
  [
    'a sum in a rule',
    chapter(3, 'a: { fields: { fee: money } }') + chapter(5, 'r: fee mindestens 45,50 EUR'),
    /record\.fee >= 45\.50/,
  ],
  [
    'a function of others',
    chapter(3, 'a: { fields: { b: date } }') + chapter(5, 'r: { entity: a, assert: "years(record.b) > 14" }'),
    /no function years\(\); there is 'addYears\(today\(\), -18\)'/,
  ],
  [
    'two states before an arrow',
    chapter(4, 'a:\n  - open -> sent\n  - open, sent -> cancelled (only clerks)'),
    /from: \[open, sent\], to: cancelled/,
  ],
  [
    'two ways to a state',
    chapter(4, 'a:\n  - open -> sent\n  - open -> lost\n  - sent -> lost'),
    /lost: \{ from: \[open, sent\], to: lost \}/,
  ],
  [
    'rights told as a sentence',
    chapter(3, 'a: { fields: { b: text } }') +
      chapter(6, 'Boss: darf alles\nTrainer: sieht a, darf a auf fertig setzen'),
    /roles: \[Trainer\], can: \[list, read\], on: \[a\]/,
  ],
  [
    'a line without a colon',
    chapter(5, 'adult: must be 18\nDiscount at most 50 %\nother: {}'),
    /^P\.md:5:1 rules\.Discount: .*this line has no colon; write `Discount: at most 50 %`/,
  ],
  ...['a course has at most 12 bookings', 'at most 12 bookings per course', 'ein course hat höchstens 12 bookings'].map(
    (words): [string, string, RegExp] => [
      words,
      chapter(3, 'course: { fields: { b: text } }\nbooking: { fields: { course: course } }') +
        chapter(5, `full: ${words}`),
      /entity: booking, assert: "size\(records\.booking\.filter\(other, other\.course == record\.course\)\) < 12", at: \[course\]/,
    ],
  ),
  ['a link to nobody', chapter(3, 'a: { fields: { b: { type: link, target: c } } }'), /: no entity is called 'c'/],
  ['a tab', chapter(9, 'a:\n\tvalue: 1'), /^P\.md:5:1 constants: .*begins with a tab/],
  ['an indent', chapter(9, 'a:\n  value: 1\n c: 1'), /^P\.md:6:2 constants: .*indented by 1, the one above it by 2/],
  ['a colon in a text', chapter(9, 'a: b: c'), /^P\.md:4:5 constants: .*write `a: \{ b: c \}`/],
  ['lists too deep', chapter(9, '['.repeat(50)), /^P\.md:4:40 constants: .*more than 40 levels/],
  ['two documents', chapter(9, 'a: 1\n---\nb: 1'), /^P\.md:6:1 constants: a block holds one yaml document/],
  [
    'a key twice in a block',
    chapter(9, 'a: 1\na: 2'),
    /^P\.md:5:1 constants\.a: the key 'a' stands twice, first in line 4/,
  ],
  [
    'a key twice in two blocks',
    `${chapter(9, 'a: 1')}\n\`\`\`yaml\na: 2\n\`\`\`\n`,
    /^P\.md:8:1 constants\.a: the key 'a' stands twice, first in line 4/,
  ],
  ['an alias', chapter(9, 'a: &x { value: 1 }\nb: *x'), /^P\.md:5:4 constants\.b: aliases/],
  ['a merge key', chapter(9, 'a: { <<: { value: 1 } }'), /^P\.md:4:6 constants\.a\.<<: merge keys/],
  ['a tag', chapter(9, 'a: !secret b'), /^P\.md:4:4 constants\.a: the tag '!secret' is not followed/],
  ['a key that is none', chapter(9, '? [a]\n: b'), /^P\.md:4:3 constants: a key must be a plain word/],
  [
    'a key with a dot',
    chapter(9, 'a.b: 1'),
    /^P\.md:4:1 constants\.a\.b: 'a\.b' cannot be a key here, for it has a dot/,
  ],
  ['a long key', chapter(9, `${'a'.repeat(200)}: 1`), /^P\.md:4:1 constants: 'a{80}…' is too long for a key/],
  [
    'a key that nothing has',
    chapter(9, 'a: { valeu: 1 }'),
    /^P\.md:4:6 constants\.a\.valeu: nothing here is called 'valeu'; did you mean 'value'\?$/,
  ],
  [
    'a word',
    chapter(2, 'a: { kind: lst }'),
    /^P\.md:4:6 screens\.a\.kind: expected one of list, .*, found 'lst'; did you mean 'list'\?$/,
  ],
  [
    'a number',
    chapter(3, 'a: { fields: { b: { maxLength: "eighty" } } }'),
    /: expected a number, or an expression such as `=constants\.noteLength`, found 'eighty'; write `maxLength: 80`$/,
  ],
  ['a flag', chapter(3, 'a: { history: always }'), /: expected true or false, found 'always'; write `history: true`$/],
  ['text', chapter(1, 'title: [a]'), /: expected text, found a list; write `title: a`$/],
  [
    'a list',
    chapter(2, 'a: { columns: { b: c } }'),
    /screens\.a\.columns: expected a list, found properties; write `columns: \[name, owner, dueOn\]`$/,
  ],
  [
    'a list of words',
    chapter(2, 'a: { columns: [b, { c: d }] }'),
    /screens\.a\.columns\.1: expected a list of words, found properties; write `columns: \[name, owner, dueOn\]`$/,
  ],
  [
    'a list of lists',
    chapter(3, 'a: { unique: [room, start] }'),
    /entities\.a\.unique\.0: expected a list of lists, found 'room'; write `unique: \[\[room, start\]\]`$/,
  ],
  [
    'items with properties',
    chapter(6, 'permissions: [all]'),
    /access\.permissions\.0: expected keys with values in each item, found 'all'/,
  ],
  [
    'properties',
    chapter(2, 'a: list'),
    /screens\.a: expected keys with values, `key: value`, found 'list'; write `a: \{ path: \/a, kind: list, entity: a \}`$/,
  ],
  [
    'names',
    chapter(3, 'a: { fields: [b, [c]] }'),
    /entities\.a\.fields: expected names, each with what is said of it, found a list; write `fields: \{ b: \{\} \}`$/,
  ],
  [
    'a constant',
    chapter(9, 'a: [1]'),
    /constants\.a: expected a number, a text, true or false, found a list; write `value: 14`$/,
  ],
  [
    'a choice',
    chapter(3, 'a: { fields: { b: { enum: [{ vlaue: c }] } } }'),
    /enum\.0\.vlaue: nothing here is called 'vlaue'; did you mean 'value'/,
  ],
  [
    'a path',
    chapter(2, 'a: { path: "all tickets" }'),
    /: expected a path that begins with `\/`, found 'all tickets'; write `path: \/all-tickets`$/,
  ],
  [
    'a currency',
    chapter(1, 'currency: eurro'),
    /: expected a currency code of three capitals, found 'eurro'; write `currency: EUR`$/,
  ],
  ['a status that is not whole', chapter(8, 'a: { status: 4.5 }'), /: expected a whole number, found '4\.5'/],
  [
    'a status of success',
    chapter(8, 'a: { status: 200 }'),
    /: expected at least 400, found '200'; write `status: 409`$/,
  ],
  ['a status too high', chapter(8, 'a: { status: 600 }'), /: expected at most 599, found '600'; write `status: 409`$/],
  [
    'a block that is a list',
    chapter(9, '- [a]'),
    /^P\.md:4:1 constants: a block states each fact as `name: …`; write `name: \{ value: 14, unit: days \}`$/,
  ],
];

test.each(mistakes)('%s', (_what, text, message) => {
  const said = messages(text);
  expect(
    said.some((line) => message.test(line)),
    said.join('\n'),
  ).toBe(true);
  expect(said.join('\n')).not.toMatch(/undefined|\[object|NaN|Invalid|expected (?:string|record|array)|\/\^/);
});
