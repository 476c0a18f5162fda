import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '#components/field';
import { MultiSelect } from '#components/multi-select';
import { TreeView } from '#components/tree-view';
import { show } from './show.tsx';

const items = Array.from({ length: 10_000 }, (_, i) => ({ id: `i${i}`, label: `Item ${i}` }));
const options = items.map(({ id, label }) => ({ value: id, label }));
const search = async (typed: string) => options.filter(({ label }) => label.includes(typed)).slice(0, 5000);
test('perf', async () => {
  await show(<TreeView label="T" items={items} />);
  page.getByRole('treeitem').first().element().focus();
  const t = performance.now();
  for (let i = 0; i < 5; i++) await userEvent.keyboard('{ArrowDown}');
  console.log('tree arrow', (performance.now() - t) / 5);
  await show(<Field label="M"><MultiSelect search={search} /></Field>);
  const u = performance.now();
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  console.log('open', performance.now() - u);
  const v = performance.now();
  for (let i = 0; i < 5; i++) await userEvent.keyboard('{ArrowDown}');
  console.log('arrow', (performance.now() - v) / 5);
});
