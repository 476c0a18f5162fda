import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const entities = chapter(
  3,
  'pet: { fields: { name: text } }\nvisit: { fields: { pet: pet, at: { type: string, format: date-time }, reason: text } }',
);

/** What a screen is of, its words say behind `of`, or its name; behind `with` are the fields that it shows. */
test.each<[name: string, said: string, facts: string]>([
  ['Visits', 'list with pet, at; filter by pet', 'kind: list, entity: visit, columns: [pet, at], filters: [pet]'],
  ['All', 'list of visits with pet and at, sorted by at', 'kind: list, entity: visit, columns: [pet, at], sort: [at]'],
  ['All', 'list of visits with pet, showing at', 'kind: list, entity: visit, columns: [pet, at]'],
  ['All', 'list of visits ordered by at', 'kind: list, entity: visit, sort: [at]'],
  ['Visits', 'list, searchable by reason', 'kind: list, entity: visit, search: [reason]'],
  ['Agenda', 'a calendar of visits with pet', 'kind: list, entity: visit, as: calendar, columns: [pet]'],
  ['Visits', 'list with pet, colour', 'kind: list, description: "list with pet, colour", entity: visit'],
])('%s: %s', (name, said, facts) => {
  const { problems } = read(chapter(2, `${name}: ${JSON.stringify(said)}`) + entities);
  expect(problems.map(({ values }) => values.example)).toEqual([`${name}: { path: /${name}, ${facts} }`]);
});
