import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { listOf, listOfBar } from './list-of.ts';

/** A widget under a condition, of a product with one list. */
function widgetOf(where: string | undefined, of: string, more = 'kind: figure') {
  const { specification } = read(`## 2. Screens and routes

\`\`\`yaml
jobs:
  path: /jobs
  kind: list
  entity: job
  filters: [state, size, note]
  views: { late: { title: Late, where: "record.due < today()" } }
job: { path: "/jobs/{id}", kind: detail, entity: job }
board:
  path: /board
  kind: dashboard
  widgets: [{ ${more}, title: One, of: ${of}${where ? `, where: ${JSON.stringify(where)}` : ''} }]
\`\`\`

## 3. Entities and fields

\`\`\`yaml
job:
  fields:
    state: { type: string }
    kind: { type: string, enum: [a, b] }
    size: { type: string, enum: [small, large] }
    note: { type: string }
    due: { type: string, format: date }
other: { fields: { note: { type: string } } }
\`\`\`

## 4. States and transitions

\`\`\`yaml
job: { field: state, initial: open, states: { open: {}, done: {}, gone: {} }, transitions: {} }
\`\`\`
`);
  return compile(specification).screen('board')?.widgets[0];
}

const subject = { id: '', roles: [] };
const written = (list: ReturnType<typeof listOf>) => list && decodeURIComponent(`${list.pathname}?${list.search}`);

/** Where a figure under a condition leads to. */
function ledTo(where: string | undefined, of = 'job') {
  const widget = widgetOf(where, of);
  return widget && written(listOf(widget, subject));
}

/** Where the bar of an answer leads to. */
function ledFrom(by: string, key: string | null, where?: string) {
  const widget = widgetOf(where, 'job', `kind: bars, by: ${by}`);
  return widget && written(listOfBar(widget, key, subject));
}

test('a figure leads to all, to the view of its condition, or to the values for which it holds', () => {
  expect(ledTo(undefined)).toBe('/jobs?');
  expect(ledTo('record.due < today()')).toBe('/jobs?view=late');
  expect(ledTo("!(record.state in ['done', 'gone'])")).toBe('/jobs?filter[state]=open');
  expect(ledTo("record.state != 'gone'")).toBe('/jobs?filter[state]=open,done');
  expect(ledTo("record.size == 'large'")).toBe('/jobs?filter[size]=large');
});

test('where no list shows just those it leads nowhere', () => {
  expect(ledTo("record.size != 'large'")).toBeUndefined();
  expect(ledTo("record.kind == 'a'")).toBeUndefined();
  expect(ledTo("record.note == 'a'")).toBeUndefined();
  expect(ledTo("record.state == 'open' && record.size == 'large'")).toBeUndefined();
  expect(ledTo("record.state == 'nowhere'")).toBeUndefined();
  expect(ledTo(undefined, 'other')).toBeUndefined();
});

test('a bar leads to those with its answer, also under the condition of the others', () => {
  expect(ledFrom('size', 'large')).toBe('/jobs?filter[size]=large');
  expect(ledFrom('size', null)).toBe('/jobs?filter[size]=@empty');
  expect(ledFrom('size', 'large', 'record.due < today()')).toBe('/jobs?view=late&filter[size]=large');
  expect(ledFrom('state', 'open', "record.state != 'gone'")).toBe('/jobs?filter[state]=open');
  expect(ledFrom('size', 'large', "record.state != 'gone'")).toBe('/jobs?filter[state]=open,done&filter[size]=large');
});

test('where the list is not filtered by that, or does not show just those, a bar leads nowhere', () => {
  expect(ledFrom('kind', 'a')).toBeUndefined();
  expect(ledFrom('size', 'large', "record.kind == 'a'")).toBeUndefined();
});
