import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

test.each<[string, string]>([
  ['code: "> 3"', 'size(record.code) > 3'],
  ['r: code > 3', 'size(record.code) > 3'],
  ['book: { tags: at least 2 }', 'size(record.tags) >= 2'],
  ['visit: at must be in the future', 'record.at > now()'],
  ['visit: at must be in the past', 'record.at < now()'],
  ['code: at least 4 characters', 'size(record.code) >= 4'],
  ['code: { code: max 8 characters }', 'size(record.code) <= 8'],
  ['visit: { at: must be in the future }', 'record.at > now()'],
  ['visit: { title: max 80 characters, room: required }', 'size(record.title) <= 80 && record.room != null'],
  ['visit: { severity: required }', 'record.severity != null'],
  ['r: { entity: visit, when: in the future }', 'record.when > today()'],
  ['r: return day must be after lent on', "\"record['return day'] > record['lent on']\""],
  ['r: return day darf nicht vor lent on liegen', "\"record['return day'] >= record['lent on']\""],
  ['r: return day >= lent on', "\"record['return day'] >= record['lent on']\""],
  ['due: due date must be in the future', '"record[\'due date\'] > today()"'],
  ['r: made must be in the past', 'record.made < today()'],
  ['r: made cannot be in the past', 'record.made >= today()'],
  ['visit: at must not be in the future', 'record.at <= now()'],
  ['r: pages cannot be more than 24', 'record.pages <= 24'],
  ['r: pages may not exceed 24', 'record.pages <= 24'],
  ['r: pages never above 24', 'record.pages <= 24'],
  ['r: pages must be at least 2 days', 'record.pages >= 2'],
  ['r: pages >= 5 €', 'record.pages >= 5'],
])('in chapter 5, %s: what is compared is what was said, in a rule that can be pasted', (yaml, condition) => {
  const book = chapter(
    3,
    'book: { fields: { code: text, tags: tags, made: date, due date: date, at: date-time, pages: integer } }\n' +
      'visit: { fields: { at: date-time, title: text, severity: text, when: date, room: text } }\n' +
      'loan: { fields: { return day: date, lent on: date } }',
  );
  const [problem] = read(book + chapter(5, yaml)).problems;
  expect(problem?.values.example).toContain(`assert: ${condition}`);
  expect(read(book + chapter(5, problem?.values.example ?? '')).problems).toEqual([]);
});

const rented = chapter(
  3,
  'tenant: { fields: { born: date } }\nflat: { fields: { rent: money, street: text } }\n' +
    'contract: { fields: { tenant: tenant, flat: flat, start: date, end: date, deposit: money } }\n' +
    'viewing: { fields: { flat: flat, start: date } }',
);

test.each<[string, string]>([
  ['r: end must be after start', 'entity: contract, assert: record.end > record.start, at: [end]'],
  ['tenant: end must be after start', 'entity: contract, assert: record.end > record.start, at: [end]'],
  ['flat: rent > 0', 'entity: flat, assert: record.rent > 0, at: [rent]'],
  ['flat: rent must be greater than 0', 'entity: flat, assert: record.rent > 0, at: [rent]'],
  ['contract: deposit <= 3 * flat.rent', 'entity: contract, assert: record.deposit <= 3 * record.flat.rent'],
  ['r: start must be in the future', 'r: { title: start must be in the future }'],
  ['r: deposit <= 3 * rent', 'entity: …, assert: deposit <= 3 * rent'],
  ['r: rent must be fair', 'r: { title: rent must be fair, entity: flat }'],
  ['flat: size must be greater than 0', 'flat: { title: size must be greater than 0, entity: flat }'],
  ['- "flat: size > 0"', 'entity: flat, assert: size > 0'],
  ['r: nobody pays twice', 'r: { title: nobody pays twice }'],
  ['flat: { deposit: at most 3 }', 'entity: contract, assert: record.deposit <= 3'],
  ['flat: { rent: fair }', 'entity: flat, assert: … fair'],
])(
  'in chapter 5, %s: a rule is of what has all the fields that are named, and demands no more than was said',
  (yaml, rule) => {
    const [problem] = read(rented + chapter(5, yaml)).problems;
    const advised = problem?.values.example ?? '';
    expect(advised).toContain(rule);
    const left = read(rented + chapter(5, advised)).problems.length;
    expect(left > 0).toBe(/…|assert: size/.test(advised) || yaml === 'r: deposit <= 3 * rent');
  },
);

const pets = chapter(
  3,
  'pet: { fields: { species: text, phone: text, email: email, price: money, band: { enum: [tame, wild] }, ' +
    'from: date, to: date, start: date-time, end: date-time } }',
);

test.each<[string, string]>([
  ['email or phone is required', 'assert: record.email != null || record.phone != null'],
  ['either email or phone must be set', 'assert: record.email != null || record.phone != null'],
  ['email and phone are required', 'assert: record.email != null && record.phone != null'],
  ['if price > 100 then species is required', 'when: record.price > 100, assert: record.species != null'],
  ['if band is wild then species is required', "when: record.band == 'wild', assert: record.species != null"],
  ['wenn band = wild, dann price > 100', "when: record.band == 'wild', assert: record.price > 100"],
  ['when band is not tame, species is required', "when: record.band != 'tame', assert: record.species != null"],
  ['species must be unique', 'other.species == record.species'],
  ['species is unique among waiting pets', ''],
  ['waiting pets need a species', ''],
  ['the total price of all pets is at most 1000', ''],
  ['price of cats must be at least 5', ''],
  ['every pet needs an email and a phone', 'assert: record.email != null && record.phone != null'],
  ['end - start <= 8 hours', 'assert: record.end - record.start <= hours(8)'],
  ['to - from <= 30 nights', 'assert: record.to - record.from <= days(30)'],
  ['to <= from + 2 years', 'record.to <= addYears(record.from, 2)'],
  ['to > from - 6 months', 'record.to > addMonths(record.from, -6)'],
])('in chapter 5, %s: a rule demands all that is said, or leaves it to be asked', (words, condition) => {
  const [problem] = read(pets + chapter(5, `r: "${words}"`)).problems;
  const advised = problem?.values.example ?? '';
  if (condition === '') expect(advised).not.toContain('assert');
  else expect(advised).toContain(condition);
  expect(read(pets + chapter(5, advised)).problems).toEqual([]);
});

test.each<[string]>([
  ['visit: { title: A visit has a title }'],
  ['r: { entity: visit, assert: record.title != null, title: required, at: title }'],
])('what reads as a rule of its own, %s, is one', (yaml) => {
  const visit = chapter(3, 'visit: { fields: { at: date-time, title: text } }');
  expect(read(visit + chapter(5, yaml)).problems).toEqual([]);
});

test.each<[string, string]>([
  ['record.code > 3', 'size(record.code) > 3'],
  ['3 <= record.code', '3 <= size(record.code)'],
  ['record.tags == 2', 'size(record.tags) == 2'],
  ["record['short name'] < 40", "size(record['short name']) < 40"],
])('%s compares a text or a list with a number: its length is compared so', (condition, example) => {
  const rule = (assert: string) => chapter(5, `r: { entity: book, assert: "${assert}" }`);
  const book = chapter(3, 'book: { fields: { code: text, tags: tags, short name: text } }');
  const [problem] = read(book + rule(condition)).problems;
  expect(problem?.values.example).toBe(example);
  expect(read(book + rule(example)).problems).toEqual([]);
});

test.each<[string]>([
  ['r: flat at most 3'],
  ['r: contract.flat <= 3'],
  ['contract: { flat: { max: 3 } }'],
  ['r: start at least 3'],
  ['contract: start > deposit'],
])('in chapter 5, %s: nothing is advised that cannot be compared', (yaml) => {
  const [problem] = read(rented + chapter(5, yaml)).problems;
  expect(problem?.values.example).not.toMatch(/assert: (?!"?… )/);
  expect(problem?.values.example).toContain('{ ');
});
