import { createBackend, indexedDbStore, memoryStore, type Store } from '#backend';
import { compile } from '#specification';
import type { ListCost, StoreKind } from '../bench-lists.ts';
import { makers, reading, recordOf, things } from './things.ts';

const asked = '/thing?screen=things&filter[size]=small&filter[price]=100..900&sort=-price,name&q=thing&size=50';

window.benchList = async (kind: StoreKind, count: number): Promise<ListCost> => {
  const store: Store = kind === 'memory' ? memoryStore() : indexedDbStore(`bench-${count}`);
  const values = things(count);
  await store.fill({ thing: values.map(recordOf), maker: makers.map(recordOf) });
  const backend = createBackend(compile(reading.specification), { store });
  const send = (path: string, init?: RequestInit) => backend(new Request(`https://product.invalid${path}`, init));
  const first = await timed(async () => {
    const { items, total } = await (await send(asked)).json();
    if (items.length !== 50 || total !== expected(values).length) throw new Error(`found ${total}`);
  });
  const list = await usual(async () => void (await (await send(asked)).json()));
  const plain = await usual(async () => void expected(values).slice(0, 50));
  let price = 0;
  const save = await usual(async () => {
    const saved = await send('/thing/7', {
      method: 'PATCH',
      body: JSON.stringify({ price: price++ }),
      headers: { 'if-match': '*', 'content-type': 'application/json' },
    });
    if (!saved.ok) throw new Error(await saved.text());
    await (await send('/thing/7')).json();
  });
  store.close?.();
  return { first, list, plain, save };
};

const collator = new Intl.Collator('en', { numeric: true });

/** The same by hand, on plain objects. */
function expected(values: ReturnType<typeof things>) {
  return values
    .filter(({ size, price, name, maker }) => {
      const text = `${name}\n${makers[Number(maker)]?.name}`.toLowerCase();
      return size === 'small' && price >= 100 && price <= 900 && text.includes('thing');
    })
    .sort((a, b) => b.price - a.price || collator.compare(a.name, b.name));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function usual(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) times.push(await timed(work));
  return times.sort((a, b) => a - b)[2] ?? 0;
}

declare global {
  interface Window {
    benchList: (kind: StoreKind, count: number) => Promise<ListCost>;
  }
}
