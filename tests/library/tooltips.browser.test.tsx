import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { IconButton } from '#components/icon-button';
import { Tooltip } from '#components/tooltip';
import { show } from './show.tsx';

const words = page.getByRole('tooltip');
const bubble = () => document.querySelector('[data-radix-popper-content-wrapper] > *') as HTMLElement;
const rest = (time: number) => new Promise((done) => setTimeout(done, time));

/** What WCAG 1.4.13 asks of what comes with the pointer or the focus. */
const sides = (['top', 'bottom', 'left', 'right'] as const).map((side) => [side] as const);

test.each(sides)(
  'words at the %s can be pointed at, stay as long as they are, and go when they are left',
  async (side) => {
    await show(
      <div style={{ padding: 150 }}>
        <Tooltip content="Into the clipboard" side={side}>
          <Button>Copy</Button>
        </Tooltip>
        <Button>Elsewhere</Button>
      </div>,
    );
    await userEvent.hover(page.getByRole('button', { name: 'Copy' }));
    await expect.element(words).toBeInTheDocument();
    await userEvent.hover(bubble());
    await rest(2000);
    await expect.element(words).toBeInTheDocument();
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
    await expect.element(words).not.toBeInTheDocument();
  },
);

test('what only says a name once more describes nothing, and leaves what does', async () => {
  await show(
    <>
      <span id="more">More of it</span>
      <IconButton label="Settings" aria-describedby="more">
        <svg />
      </IconButton>
      <Tooltip content="Into the clipboard">
        <Button aria-label="Copy" />
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  await expect.element(words).toHaveTextContent('Settings');
  await expect.element(page.getByRole('button', { name: 'Settings' })).toHaveAccessibleDescription('More of it');
  await userEvent.tab();
  await expect.element(words).toHaveTextContent('Into the clipboard');
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Into the clipboard');
});

test.each(['pointed at', 'focused'])(
  'words of what is %s go with Escape, which moves nothing and closes nothing else',
  async (how) => {
    await show(
      <Dialog defaultOpen title="Order">
        <Tooltip content="Into the clipboard">
          <Button>Copy</Button>
        </Tooltip>
      </Dialog>,
    );
    const button = page.getByRole('button', { name: 'Copy' });
    await expect.element(button).toBeVisible();
    if (how === 'focused') {
      await userEvent.keyboard('{Tab}');
      await expect.element(button).toHaveFocus();
    } else await userEvent.hover(button);
    await expect.element(words).toBeInTheDocument();
    const had = document.activeElement;
    await userEvent.keyboard('{Escape}');
    await expect.element(words).not.toBeInTheDocument();
    expect(document.activeElement).toBe(had);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
);

test('one is open at a time, and who goes on to the next waits for none', async () => {
  await show(
    <div style={{ display: 'flex', gap: 120, padding: 80 }}>
      <Tooltip content="Into the clipboard">
        <Button>Copy</Button>
      </Tooltip>
      <Tooltip content="Out of it">
        <Button>Paste</Button>
      </Tooltip>
    </div>,
  );
  page.getByRole('button', { name: 'Copy' }).element().focus();
  await userEvent.keyboard('{Shift}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(words).toHaveTextContent('Into the clipboard');
  await userEvent.hover(page.getByRole('button', { name: 'Paste' }));
  await rest(200);
  await expect.element(words).toHaveTextContent('Out of it');
  expect(words.elements()).toHaveLength(1);
});
