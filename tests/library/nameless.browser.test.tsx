import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AlertDialog, Dialog, DialogBody, DialogClose, Drawer } from '#components/dialog';
import { TreeView } from '#components/tree-view';
import { show } from './show.tsx';

test.each([
  ['dialog', Dialog],
  ['dialog', Drawer],
  ['alertdialog', AlertDialog],
] as const)('a %s without a title is called as what opened it', async (role, Sheet) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Sheet trigger={<button type="button">Edit</button>}>
      <DialogBody>Nothing here has a name.</DialogBody>
      <DialogClose>Back</DialogClose>
    </Sheet>,
  );
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByRole(role, { name: 'Edit' })).toBeVisible();
  told.mockRestore();
});

test('a branch that did not come is asked for anew once it is closed and opened', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ id: 'b', label: 'Berlin' }]);
  await show(<TreeView label="Places" items={[{ id: 'a', label: 'Europe', hasChildren: true }]} load={load} />);
  const europe = page.getByRole('treeitem', { name: 'Europe' });
  await europe.click();
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(2);
  await europe.click();
  await europe.click();
  await expect.element(page.getByRole('treeitem', { name: 'Berlin' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
