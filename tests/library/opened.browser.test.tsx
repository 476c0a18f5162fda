import { setNonce } from 'get-nonce';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { DateInput } from '#components/date-input';
import { Diagram } from '#components/diagram';
import { AlertDialog, Dialog } from '#components/dialog';
import { overlay } from '#components/lazily';
import { LocaleProvider } from '#components/locale';
import { Popover } from '#components/popover';
import { Select } from '#components/select';
import { ToastProvider } from '#components/toast';
import { focus, isOpen, layers, named, open, opener, overlays, Telling } from './overlays.tsx';
import { drawn, show } from './show.tsx';

test('nothing moves when what is opened keeps the page from scrolling', async () => {
  await show(
    <ToastProvider>
      <div style={{ height: 3000 }}>
        <p>In the flow</p>
        <Telling />
        <Dialog trigger={opener} title="Take back" />
      </div>
    </ToastProvider>,
  );
  await expect.element(page.getByText('Done')).toBeVisible();
  const ends = () =>
    [page.getByText('In the flow'), page.getByText('Done')].map(
      (locator) => locator.element().getBoundingClientRect().right,
    );
  const before = ends();
  expect(innerWidth - document.documentElement.clientWidth).toBeGreaterThan(10);
  await open('{Enter}');
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
  expect(ends()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
});

test.each(Object.entries(overlays))('what a %s opens is spoken as where it was opened', async (_, { draw, keys }) => {
  await show(
    <div lang="ar" dir="rtl">
      <LocaleProvider locale="ar">{draw}</LocaleProvider>
    </div>,
  );
  await open(keys);
  const opened = document.querySelector<HTMLElement>(layers);
  expect(opened?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(getComputedStyle(opened as HTMLElement).direction).toBe('rtl');
});

test.each(['on a page', 'in a dialog'])('a calendar %s opens on its day, and one Escape leads back', async (where) => {
  const due = <DateInput aria-label="Due" defaultValue="2026-03-09" />;
  await show(
    where === 'on a page' ? (
      due
    ) : (
      <Dialog defaultOpen title="Order">
        {due}
      </Dialog>
    ),
  );
  const part = () => document.querySelector<HTMLElement>('[role=spinbutton]');
  const grid = () => document.querySelector('[role=grid]');
  await expect.poll(part).not.toBeNull();
  // The first time it comes after what it opens in.
  for (const _ of ['late', 'at once']) {
    part()?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(focus).toBe('Monday, March 9, 2026');
    await drawn();
    expect(document.querySelector('[role=tooltip]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(grid).toBeNull();
    await expect.poll(() => document.activeElement).toBe(part());
  }
});

test('what is said at length is scrolled with the keys as soon as it is opened, and short words are no stop', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}`);
  await show(
    <Dialog trigger={opener} title="Long">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>,
  );
  await open('{Enter}');
  await expect.poll(() => document.activeElement?.hasAttribute('data-scrolls')).toBe(true);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => document.activeElement?.scrollTop).toBeGreaterThan(100);
  await show(
    <AlertDialog
      trigger={opener}
      title="Delete it?"
      description="It is gone."
      action="Delete"
      onAction={() => undefined}
    >
      <p>With all that is in it.</p>
    </AlertDialog>,
  );
  await open('{Enter}');
  await expect.poll(focus).toBe('Go back');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(focus).toBe('Go back');
});

test('a diagram that is hidden for a while keeps what is in it', async () => {
  await page.viewport(1280, 800);
  await show(
    <div id="around">
      <Diagram
        label="States"
        nodes={[{ id: 'open', name: 'Opener', content: 'Opener' }]}
        edges={[]}
        list={<p>Opener</p>}
      />
    </div>,
  );
  await expect.poll(() => named('Opener')).toBeTruthy();
  const [around, button] = [document.getElementById('around') as HTMLElement, named('Opener')];
  around.hidden = true;
  await drawn();
  around.hidden = false;
  await drawn();
  expect(button.isConnected).toBe(true);
});

test('Popover: what comes after it has the focus in its first control, ready to be typed', async () => {
  const { promise, resolve } = Promise.withResolvers<{ DateInput: typeof DateInput }>();
  const Late = overlay(() => promise, 'DateInput');
  await show(
    <Popover trigger={<button type="button">Opener</button>} label="More">
      <Late bare aria-label="Day" />
    </Popover>,
  );
  named('Opener').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.role).toBe('dialog');
  resolve({ DateInput });
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton');
  await userEvent.keyboard('0312');
  expect(document.activeElement).toBe(page.getByRole('spinbutton').elements()[2]);
});

test('whatever writes a style says the nonce that it was told', async () => {
  setNonce('n0nce');
  const before = new Set(document.querySelectorAll('style'));
  await show(
    <Dialog title="Order" trigger={<Button>Open</Button>}>
      <Select aria-label="Size" options={[{ value: 's', label: 'Small' }]} />
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('combobox', { name: 'Size' }).click();
  await page.getByRole('option', { name: 'Small' }).findElement();
  const written = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
  expect(written.length).toBeGreaterThan(1);
  expect(written.map(({ nonce }) => nonce)).toEqual(written.map(() => 'n0nce'));
});
