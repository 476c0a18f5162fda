import { expect, test } from 'vitest';
import type { Values } from '#specification';
import { Drafts } from './drafts.ts';
import type { Shelf } from './shelf.ts';

/** A browser with tabs over one storage, which has room for so many characters. */
function browser(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const open = new Set<string>();
  const shelf: Shelf = {
    names: () => [...kept.keys()],
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => {
      if (text === null) return kept.delete(name);
      const others = [...kept].filter(([other]) => other !== name).flat();
      if ([...others, name, text].join('').length > room) return false;
      kept.set(name, text);
      return true;
    },
  };
  const tab = (id: string = crypto.randomUUID(), onUnkept?: (isUnkept: boolean) => void) => {
    open.add(id);
    const tab = {
      id: async () => id,
      openOf: async (ids: readonly string[]) => new Set(ids.filter((one) => open.has(one))),
    };
    const drafts = new Drafts(shelf, tab, onUnkept);
    return { id, drafts, close: () => open.delete(id) };
  };
  return { kept, tab };
}

const words = (title: string) => ({ values: { title } });

test('two tabs on one form keep a draft each, and saving in one leaves the other', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const [mine, theirs] = [await one.drafts.open('job.1'), await two.drafts.open('job.1')];
  mine.keep(words('mine'));
  theirs.keep(words('theirs'));
  theirs.forget();
  expect((await one.drafts.open('job.1')).draft).toMatchObject(words('mine'));
  expect((await two.drafts.open('job.1')).draft).toBeUndefined();
});

test('a tab finds its own again after a reload or a crash', async () => {
  const { tab } = browser();
  const before = tab();
  (await before.drafts.open('job.1')).keep(words('mine'));
  before.close();
  expect((await tab(before.id).drafts.open('job.1')).draft).toMatchObject(words('mine'));
});

test('whether a draft waits is told without taking it: of this tab or of a closed one, not of one that is open', async () => {
  const { kept, tab } = browser();
  const [one, two] = [tab(), tab()];
  (await one.drafts.open('job.1')).keep(words('mine'));
  const before = [...kept];
  const told = () => Promise.all([one, two].map(({ drafts }) => drafts.has('job.1')));
  expect(await told()).toEqual([true, false]);
  one.close();
  expect(await told()).toEqual([true, true]);
  expect(await two.drafts.has('job.2')).toBe(false);
  expect([...kept]).toEqual(before);
});

test('what closed tabs left is taken over one after the other, each once, of that form only', async () => {
  const { tab } = browser();
  const gone = [tab(), tab()];
  for (const [index, { drafts }] of gone.entries()) {
    (await drafts.open('job.new')).keep(words(`of ${index}`));
    (await drafts.open('a.job.new')).keep(words('of another form'));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  for (const { close } of gone) close();
  const here = tab();
  const found = await here.drafts.open('job.new');
  expect(found.draft).toMatchObject(words('of 1'));
  expect((await tab().drafts.open('job.new')).draft).toMatchObject(words('of 0'));
  found.forget();
  expect((await here.drafts.open('job.new')).draft).toBeUndefined();
});

test.each(['{"values":', '[]', '{"values":7,"at":"2026-03-09"}', '{"values":{},"at":"never"}', 'null'])(
  'what was kept as %s is set aside whole, and the form is open',
  async (text) => {
    const { kept, tab } = browser();
    const { id, drafts } = tab();
    kept.set(`draft.${id}.job.1`, text);
    const found = await drafts.open('job.1');
    expect(found).toMatchObject({ draft: undefined, aside: [text] });
    found.keep(words('new'));
    found.forget();
    expect((await drafts.open('job.1')).aside).toEqual([text]);
    found.forgetAside();
    expect((await drafts.open('job.1')).aside).toEqual([]);
  },
);

test('what the form cannot show is set aside, too', async () => {
  const { drafts } = browser().tab();
  (await drafts.open('job.1')).keep(words('text'));
  const found = await drafts.open('job.1', { isFitting: ({ values }) => Array.isArray(values.title) });
  expect(found.draft).toBeUndefined();
  expect(found.aside.join()).toContain('text');
});

test('a full storage says so, and what lies in it can still be set aside', async () => {
  const { kept, tab } = browser(60);
  const { id, drafts } = tab();
  kept.set(`draft.${id}.f`, 'x'.repeat(60 - `draft.${id}.f`.length));
  const found = await drafts.open('f');
  expect(found.aside).toHaveLength(1);
  expect(found.keep(words('long'))).toBe(false);
});

test('what there is no room for is there again until the page is left', async () => {
  const asked: boolean[] = [];
  const { drafts } = browser(10).tab(undefined, (isUnkept) => asked.push(isUnkept));
  const form = await drafts.open('job.1');
  expect(form.keep(words('much longer than there is room'))).toBe(false);
  expect((await drafts.open('job.1')).draft).toMatchObject(words('much longer than there is room'));
  form.forget();
  expect((await drafts.open('job.1')).draft).toBeUndefined();
  // Whoever leaves the page is asked while it would be lost, and only then.
  expect(asked).toEqual([true, false]);
});

test('what a form has no place for any more is set aside once, and the rest of the draft is back', async () => {
  const { tab } = browser();
  const { drafts } = tab();
  (await drafts.open('job.1')).keep({ values: { title: 'mine', size: 3 } });
  const titleOnly = { leftOf: ({ values: { title: _, ...left } }: { values: Values }) => left };
  for (let times = 0; times < 2; times++) {
    const { draft, aside } = await drafts.open('job.1', titleOnly);
    expect(draft?.values).toEqual({ title: 'mine' });
    expect(aside).toEqual(['{"size":3}']);
  }
  // What has a place again is in it, beside what was typed since.
  (await drafts.open('job.1', titleOnly)).keep({ values: { title: 'newer' } });
  const whole = await drafts.open('job.1', { leftOf: () => ({}) });
  expect([whole.draft?.values, whole.aside]).toEqual([{ title: 'newer', size: 3 }, []]);
  (await drafts.open('job.1', titleOnly)).forgetAside();
  expect((await drafts.open('job.1', titleOnly)).aside).toEqual([]);
});

test('a draft of a form that is called otherwise now is taken over, or shown where it does not fit whole', async () => {
  const { tab } = browser();
  const { drafts } = tab();
  (await drafts.open('old.1')).keep(words('mine'));
  const renamed = { isBefore: (form: string) => form === 'old.1' };
  expect((await drafts.open('new.1', { ...renamed, isSurely: () => false })).aside.join()).toContain('mine');
  expect((await drafts.open('new.1', { ...renamed, isSurely: () => false })).draft).toBeUndefined();
  expect((await drafts.open('new.1', { ...renamed, isSurely: () => true })).draft).toMatchObject(words('mine'));
  expect((await drafts.open('old.1')).draft).toBeUndefined();
});
