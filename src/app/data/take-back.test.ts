import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentContext, documentOf } from '#app/product';
import { read } from '#specification/reading';
import { KnownRecords } from './known-records.ts';
import { type Session, SessionContext } from './session.tsx';
import { useRestore } from './take-back.ts';
import { useTogether } from './together.ts';

const opened = documentOf(
  'file',
  read('## 3. Entities\n\n```yaml\nnote: { fields: { text: { type: string } } }\n```\n'),
);

const session = {
  connection: { restore: () => Promise.resolve(true) },
  known: new KnownRecords({ read: () => Promise.reject(new Error('nothing is asked')) }, { id: '', roles: [] }),
} as unknown as Session;

interface Given {
  restore: ReturnType<typeof useRestore>;
  together: ReturnType<typeof useTogether>;
}

function Hooks({ give }: { give: (given: Given) => void }) {
  give({ restore: useRestore(), together: useTogether() });
  return null;
}

/** What the hooks give in a product. */
function hooks(client: QueryClient): Given | undefined {
  let given: Given | undefined;
  const inside = createElement(Hooks, { give: (now) => (given = now) });
  const document = createElement(
    DocumentContext,
    { value: opened },
    createElement(SessionContext, { value: session }, inside),
  );
  renderToString(createElement(QueryClientProvider, { client }, document));
  return given;
}

test('when many records come back at once, what is shown is asked anew once', async () => {
  const queries = new QueryClient();
  let asked = 0;
  const queryFn = () => Promise.resolve(++asked);
  const stop = new QueryObserver(queries, { queryKey: ['records', opened.id], queryFn }).subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  const { restore, together } = hooks(queries) ?? {};
  const [note] = opened.product.entities;
  if (!restore || !note) throw new Error('nothing can come back');
  const one = async (key: number) => {
    const isBack = await restore(note, `${key}`);
    await new Promise((resolve) => setTimeout(resolve));
    return isBack;
  };
  const all = async () => [await one(1), await one(2), await one(3)];
  expect(await together?.(all)).toEqual([true, true, true]);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(asked).toBe(2);
  expect(await one(4)).toBe(true);
  await expect.poll(() => asked).toBe(3);
  stop();
  queries.clear();
});
