import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AlertDialog, Dialog, DialogBody, DialogClose, Drawer } from '#components/dialog';
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
