import { expect, test } from 'vitest';
import { chapterTables } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { conditionWords } from './condition-words.ts';
import { ruleTitle, sentenceOf } from './sentence-of.ts';

const said: readonly (readonly [assert: string, words: string | undefined])[] = [
  ["record.state == 'lent'", 'State is Lent out'],
  ["record.state in ['lent', 'shelf']", 'State is one of Lent out, On the shelf'],
  ["!(record.state in ['lent'])", 'State is none of Lent out'],
  [
    "record.kind != 'atlas' && record.pages <= constants.most",
    'Kind is not Book of maps and Pages is at most Most (320)',
  ],
  ['record.reader == null', 'Reader has no value'],
  ['has(record.reader.phone)', 'Reader · Phone has a value'],
  ['!has(record.reader)', 'Reader has no value'],
  ['record.reader == subject.id', 'Reader is the current user'],
  ["subject.roles.exists(r, r == 'boss')", 'the current user is Head of the house'],
  ['date(record.until) >= today() + days(3)', 'Until is not before today + 3 days'],
  ['record.until - today() <= days(7)', 'Until − today is at most 7 days'],
  ['days(2) + today() < record.until', '2 days + today is before Until'],
  ["record.opens < '18:00'", 'Opens is before 18:00'],
  ['record.isRare', 'Is rare: yes'],
  ["'old' in record.tags", 'Tags include Old one'],
  [
    "(record.isRare || record.kind == 'atlas') && record.pages > 9",
    '(Is rare: yes or Kind is Book of maps) and Pages is more than 9',
  ],
  [
    "record.isRare || record.kind == 'atlas' && record.pages > 9",
    'Is rare: yes or Kind is Book of maps and Pages is more than 9',
  ],
  ['(record.pages + 1) * 2 > 10', '(Pages + 1) × 2 is more than 10'],
  ['record.pages - (2 - record.pages) > 10', 'Pages − (2 − Pages) is more than 10'],
  ['record.pages / (2 * record.pages) > 10', 'Pages ÷ (2 × Pages) is more than 10'],
  ['record.pages * 2 - 1 > 10', 'Pages × 2 − 1 is more than 10'],
  ['record.pages * 2 > 10 || record.isRare', 'Pages × 2 is more than 10 or Is rare: yes'],
  ["record.tags.all(t, t != '')", 'for all of Tags: it has a value'],
  ["record.tags.exists(t, t == 'old')", 'for at least one of Tags: it is Old one'],
  [
    "!records.book.exists(b, b.reader == record.reader && b.state == 'lent')",
    'for none of Books: its Reader is Reader of this record and its State is Lent out',
  ],
  [
    'size(records.book.filter(b, b.pages > record.pages)) <= 3',
    'number of Books for which (its Pages is more than Pages of this record) is at most 3',
  ],
  ['records.book.map(b, b.pages).sum() > 9', 'sum of (its Pages) for each of Books is more than 9'],
  [
    'record.tags.all(t, t == subject.id) && record.isRare',
    '(for all of Tags: it is the current user) and Is rare: yes',
  ],
  ["record.tags.all(t, t.matches('^a'))", undefined],
  ["record.title.startsWith('A')", 'Title begins with A'],
  [
    'size(record.tags) < 4 && record.title.size() > 2',
    'number of Tags is less than 4 and length of Title is more than 2',
  ],
  ["!record.title.contains('x')", 'not (Title contains x)'],
  [
    "record.title == 'a && record.kind' && record.tags.all(t, t.endsWith(subject.id + 'x') || t.matches('b')) && record.pages > constants.most",
    undefined,
  ],
];

/** What has no words of its own is the expression, with the titles of the document. */
const sentences: Readonly<Record<string, string>> = {
  "record.tags.all(t, t.matches('^a'))": "Tags.all(t, t.matches('^a'))",
  "record.title == 'a && record.kind' && record.tags.all(t, t.endsWith(subject.id + 'x') || t.matches('b')) && record.pages > constants.most":
    "Title = 'a && record.kind' and Tags.all(t, t.endsWith(the current user + 'x') or t.matches('b')) and Pages > Most (320)",
};

const product = compile(
  read(`## 3. Entities

\`\`\`yaml
reader: { fields: { phone: { type: string } } }
book:
  plural: Books
  fields:
    title: { type: string }
    state: { type: string }
    kind: { type: string, enum: [{ value: atlas, title: Book of maps }, novel] }
    pages: { type: integer }
    reader: { type: reference, to: reader }
    until: { type: string, format: date }
    opens: { type: string, format: time }
    isRare: { type: boolean }
    tags: { type: array, items: { type: string, enum: [{ value: old, title: Old one }] } }
\`\`\`

## 4. States

\`\`\`yaml
book: { field: state, initial: shelf, states: { shelf: { title: On the shelf }, lent: { title: Lent out } }, transitions: {} }
\`\`\`

## 5. Rules

\`\`\`yaml
${said.map(([assert], index) => `r${index}: { entity: book, assert: ${JSON.stringify(assert)} }`).join('\n')}
\`\`\`

## 6. Access

\`\`\`yaml
roles: { boss: { title: Head of the house } }
\`\`\`

## 9. Constants

\`\`\`yaml
most: 320
\`\`\`
`).specification,
);

test.each(said.map(([assert, words], index) => [assert, words, index] as const))(
  '%s is said as %s',
  async (_, words, index) => {
    const { condition } = await chapterTables.en();
    const rule = product.rules[index];
    expect(rule?.assert?.node).toBeDefined();
    if (!rule?.assert) throw new Error('no rule');
    const saying = { entity: rule.entity, words: condition };
    expect(conditionWords(rule.assert.node, saying)).toBe(words);
    expect(sentenceOf(rule.assert, saying)).toBe(words ?? sentences[rule.assert.source]);
    // Without a title and an error a rule is called by what it asks, not by its key.
    expect(ruleTitle(rule, condition)).toBe(words ?? sentences[rule.assert.source]);
  },
);

test('a rule is called as the document calls it, else by what people read where it is broken', async () => {
  const { condition } = await chapterTables.en();
  const { rules } = compile(
    read(`## 3. Entities

\`\`\`yaml
book: { fields: { pages: { type: integer } } }
\`\`\`

## 5. Rules

\`\`\`yaml
titled: { title: Books are thin, entity: book, assert: record.pages < 9, error: thick }
broken: { entity: book, assert: record.pages < 9, error: thick }
filled: { entity: book, assert: record.pages < 9, error: many }
server: { entity: book, checkedBy: server }
\`\`\`

## 8. Errors

\`\`\`yaml
thick: { title: This book is too thick }
many: { title: "{record.pages} are too many" }
\`\`\`
`).specification,
  );
  expect(rules.map((rule) => ruleTitle(rule, condition))).toEqual([
    'Books are thin',
    'This book is too thick',
    'Pages is less than 9',
    'Server',
  ]);
});

test('numbers are written in the language of the document', async () => {
  const { condition } = await chapterTables.de();
  const [rule] = compile(
    read(`## 1. Purpose

\`\`\`yaml
locales: [de]
\`\`\`

## 3. Entities

\`\`\`yaml
stay: { fields: { price: { type: number } } }
\`\`\`

## 5. Rules

\`\`\`yaml
enough: { entity: stay, assert: record.price * constants.share > 1.5 }
\`\`\`

## 9. Constants

\`\`\`yaml
share: 0.2
\`\`\`
`).specification,
  ).rules;
  expect(rule && ruleTitle(rule, condition)).toMatch(/Share \(0,2\).* 1,5$/);
});
