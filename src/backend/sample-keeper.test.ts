import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { SampleKeeper } from './sample-keeper.ts';
import { memoryStore } from './stores/index.ts';

const now = new Date('2026-03-09T10:00:00Z');

function productOf(states: string) {
  const text = `## 3. Entities\n\n\`\`\`yaml\nnote: { fields: { text: { type: string }, status: { type: string } } }\n\`\`\`\n`;
  const lifecycle = `## 4. States\n\n\`\`\`yaml\nnote: { field: status, initial: open, states: { ${states} } }\n\`\`\`\n`;
  return compile(read(text + (states ? lifecycle : '')).specification);
}

async function statesIn(store: ReturnType<typeof memoryStore>) {
  return new Set((await store.find('note')).records.map(({ values }) => values.status));
}

test('samples that nobody touched are made anew when the document changes', async () => {
  const store = memoryStore();
  const older = new SampleKeeper(productOf(''), store);
  await older.fill(now);
  expect(await older.state()).toBe('untouched');
  const newer = new SampleKeeper(productOf('open: {}, done: {}'), store);
  await newer.fill(now);
  expect([...(await statesIn(store))].every((state) => state === 'open' || state === 'done')).toBe(true);
  expect(await newer.state()).toBe('untouched');
});

test('samples that somebody touched are kept, and known to be of an older document until they are made anew', async () => {
  const store = memoryStore();
  const older = new SampleKeeper(productOf(''), store);
  await older.fill(now);
  await older.touch();
  expect(await older.state()).toBe('touched');
  const before = await store.find('note');
  const newer = new SampleKeeper(productOf('open: {}'), store);
  await newer.fill(now);
  expect(await store.find('note')).toEqual(before);
  expect(await newer.state()).toBe('older');
  await newer.reset(now);
  expect(await newer.state()).toBe('untouched');
  expect(await statesIn(store)).toEqual(new Set(['open']));
});

test('samples lie around today: after some weeks those that nobody touched are made anew', async () => {
  const store = memoryStore();
  const product = productOf('');
  await new SampleKeeper(product, store).fill(now);
  const [before] = (await store.find('note')).records;
  await new SampleKeeper(product, store).fill(new Date('2026-06-09T10:00:00Z'));
  const [after] = (await store.find('note')).records;
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
});

test('records of which it is not known that they are samples are let alone', async () => {
  const store = memoryStore();
  await store.write([{ entity: 'note', record: { key: 'mine', values: { id: 'mine' }, changes: [] }, expected: 0 }]);
  const keeper = new SampleKeeper(productOf(''), store);
  await keeper.fill(now);
  expect((await store.find('note')).records.map(({ key }) => key)).toEqual(['mine']);
  expect(await keeper.state()).toBeUndefined();
});

test('what somebody changes after another tab began anew is no sample either', async () => {
  const store = memoryStore();
  const here = new SampleKeeper(productOf(''), store);
  await here.fill(now);
  await here.touch();
  await new SampleKeeper(productOf(''), store).reset(now);
  expect(await here.state()).toBe('untouched');
  await here.touch();
  expect(await here.state()).toBe('touched');
});

const documents = {
  'nothing yet': '',
  'no chapter of entities': '## 4. States\n\nnot shown\n',
  'entities that are not shown': '## 3. Entities\n\nnot shown\n',
  'another entity': '## 3. Entities\n\n```yaml\nmemo: { fields: { text: { type: string } } }\n```\n',
};

test.each(Object.entries(documents))(
  'what somebody changed outlasts a moment in which a document has %s',
  async (_, text) => {
    const store = memoryStore();
    const keeper = new SampleKeeper(productOf(''), store);
    await keeper.fill(now);
    await keeper.touch();
    await store.write([{ entity: 'note', record: { key: 'mine', values: { id: 'mine' }, changes: [] }, expected: 0 }]);
    const before = await store.find('note');
    await new SampleKeeper(compile(read(text).specification), store).fill(now);
    await new SampleKeeper(productOf(''), store).fill(now);
    expect(await store.find('note')).toEqual(before);
    expect(await keeper.state()).toBe('touched');
  },
);
