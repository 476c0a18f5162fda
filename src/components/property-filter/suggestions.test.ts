import { expect, test } from 'vitest';
import { type Begun, offered, type Phrase, suggestionsFor, tokenOf } from './suggestions.ts';

const verbs = {
  eq: 'is',
  ne: 'is not',
  contains: 'contains',
  gte: 'is at least',
  lte: 'is at most',
  gt: 'is more than',
  lt: 'is less than',
};
const phrase: Phrase = (property, operator, value) => `${property} ${verbs[operator]} ${value}`;
const properties = [
  {
    key: 'state',
    label: 'State',
    values: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
    ],
  },
  { key: 'customer', label: 'Customer' },
  { key: 'amount', label: 'Amount', numeric: true },
];
const labels = (typed: string) => suggestionsFor(typed, properties, phrase, 'en').map(({ label }) => label);

test('what is typed offers what can be asked, what is so before what is not', () => {
  expect(labels('')).toEqual(['State is Open', 'State is Paid', 'State is not Open', 'State is not Paid']);
  expect(labels('state pa')).toEqual(
    ['State is Paid', 'State is not Paid', 'Customer contains state pa', 'Customer is state pa'].sort(
      (a, b) => Number(a.includes('not')) - Number(b.includes('not')),
    ),
  );
  expect(labels('customer Nov')).toEqual(['Customer contains Nov', 'Customer is Nov']);
});

test('a number is asked for how much it is, and only a number', () => {
  expect(labels('amount 5')).toEqual([
    'Customer contains amount 5',
    'Customer is amount 5',
    'Amount is 5',
    'Amount is at least 5',
    'Amount is at most 5',
    'Amount is more than 5',
    'Amount is less than 5',
  ]);
  expect(labels('amount five').filter((label) => label.startsWith('Amount'))).toEqual([]);
  const [at] = suggestionsFor('Amount 5', [{ key: 'amount', label: 'Amount', numeric: true }], phrase, 'en');
  expect(tokenOf(at?.value ?? '')).toEqual({ property: 'amount', operator: 'eq', value: '5' });
});

test.each([
  ['Amount > 5', 'Amount is more than 5'],
  ['amount>=5', 'Amount is at least 5'],
  ['Amount ≤ 1,234', 'Amount is at most 1,234'],
  ['Amount = 5', 'Amount is 5'],
  ['amount is at least 5', 'Amount is at least 5'],
  ['< 5', 'Amount is less than 5'],
  ['Customer is Nov', 'Customer is Nov'],
  ['customer contains Nov', 'Customer contains Nov'],
  ['State = op', 'State is Open'],
  ['State != Paid', 'State is not Paid'],
])('a property, how it is asked and for what, typed at once, is read: %s', (typed, read) => {
  expect(offered(undefined, typed, properties, phrase, 'en')[0]?.label).toBe(read);
});

test('how a property that was begun is asked may be typed with its value', () => {
  expect(offered({ property: 'amount' }, '> 5', properties, phrase, 'en')[0]?.label).toBe('Amount is more than 5');
});

test('what cannot be asked of a property so is not', () => {
  expect(labels('Customer > 5').filter((label) => label.startsWith('Customer is more'))).toEqual([]);
  expect(labels('Amount > five').filter((label) => label.startsWith('Amount'))).toEqual([]);
});

test('a number is read and written as in the language', () => {
  const [at] = suggestionsFor('1234,5', [{ key: 'amount', label: 'Betrag', numeric: true }], phrase, 'de');
  expect(at?.label).toBe('Betrag is 1.234,5');
  expect(tokenOf(at?.value ?? '').value).toBe('1234.5');
});

test('a word that begins as its property is called is asked for whole as well', () => {
  const notes = [{ key: 'note', label: 'Note' }];
  const contained = (typed: string) =>
    suggestionsFor(typed, notes, phrase, 'en').flatMap(({ label }) => (label.includes('contains') ? [label] : []));
  expect(contained('Notebook')).toEqual(['Note contains book', 'Note contains Notebook']);
  expect(contained('Note book')).toEqual(['Note contains book']);
});

test('first the properties, then how they are asked, then for what; and whatever is typed finds all of it', () => {
  const next = (begun: Begun | undefined, typed = '') =>
    offered(begun, typed, properties, phrase, 'en').map(({ label }) => label);
  expect(next(undefined)).toEqual(['State', 'Customer', 'Amount']);
  expect(next(undefined, 'sta')).toContain('State');
  expect(next(undefined, 'paid')).toContain('State is Paid');
  expect(next({ property: 'state' })).toEqual(['State is …', 'State is not …']);
  expect(next({ property: 'state' }, 'pa')).toEqual(['State is Paid', 'State is not Paid']);
  expect(next({ property: 'state', operator: 'ne' })).toEqual(['State is not Open', 'State is not Paid']);
  expect(next({ property: 'amount' })).toEqual(
    ['is', ...Object.values(verbs).slice(3)].map((verb) => `Amount ${verb} …`),
  );
  expect(next({ property: 'amount', operator: 'gte' })).toEqual([]);
  expect(next({ property: 'amount', operator: 'gte' }, '5')).toEqual(['Amount is at least 5']);
});
