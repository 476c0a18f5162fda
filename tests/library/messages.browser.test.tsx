import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { ToastProvider, useToast } from '#components/toast';
import { drawn, show } from './show.tsx';

function Teller() {
  const tell = useToast();
  return <Button onClick={() => tell({ title: 'It could not be saved.', tone: 'critical' })}>Save</Button>;
}

async function told() {
  await show(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const title = page.getByText('It could not be saved.', { exact: true }).first();
  await expect.element(title).toBeVisible();
  return title;
}

test('Escape takes a message away with one press, also where the name of its cross is in sight', async () => {
  const title = await told();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss');
  await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Save');
});

test('F8 leads nowhere where there is no message any more', async () => {
  const title = await told();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(title).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{F8}{Tab}{Tab}{Escape}');
  await expect.element(title).not.toBeInTheDocument();
  const before = document.activeElement;
  await userEvent.keyboard('{F8}');
  await drawn();
  expect(document.activeElement).toBe(before);
});

function Saving({ undo }: { undo: () => void }) {
  const tell = useToast();
  return (
    <Dialog title="Order" defaultOpen>
      <Button onClick={() => tell({ title: 'Saved.', actions: [{ label: 'Undo', onAction: undo }] })}>Save</Button>
    </Dialog>
  );
}

test('a message over a dialog can be answered with a press, and the dialog stays', async () => {
  const undo = vi.fn();
  await show(
    <ToastProvider>
      <Saving undo={undo} />
    </ToastProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await userEvent.click(page.getByText('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
