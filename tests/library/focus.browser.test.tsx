import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { ContextMenu } from '#components/context-menu';
import { Dialog, Drawer } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import { Beside, entries, find, focus, isOpen, layers, named, open, opener, overlays, places } from './overlays.tsx';
import { drawn, show } from './show.tsx';

describe.each(Object.entries(overlays))('%s', (name, { draw, keys }) => {
  test('gives the focus back to what opened it, and to what stands beside where that is gone', async () => {
    await show(<Beside>{draw}</Beside>);
    await open(keys);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(focus).toBe('Opener');
    if (name === 'Combobox') return;
    await open(keys);
    document.getElementById('take-away')?.click();
    await expect.poll(isOpen).toBe(false);
    await expect.poll(focus).toBe('After');
  });
});

function AskedFromPlace() {
  const [isAsked, ask] = useState(false);
  const rename = { kind: 'action', label: 'Rename', onSelect: () => ask(true) } as const;
  return (
    <>
      <ContextMenu
        label="Orders"
        trigger={
          <div>
            <Button>First</Button>
            <Button>Opener</Button>
          </div>
        }
        entries={[rename, { kind: 'submenu', label: 'More', entries: [{ ...rename, label: 'Send' }] }]}
      />
      <Dialog open={isAsked} onOpenChange={ask} title="Rename" />
    </>
  );
}

test.each([
  ['Rename', []],
  ['Send', ['m', '{ArrowRight}']],
])('from a dialog that %s of a ContextMenu opened, the focus comes back to what had it before', async (name, keys) => {
  await show(
    <Beside>
      <AskedFromPlace />
    </Beside>,
  );
  await open('{Shift>}{F10}{/Shift}');
  for (const key of keys) {
    const before = focus();
    await userEvent.keyboard(key);
    await expect.poll(focus).not.toBe(before);
  }
  await expect.poll(focus).toBe(name);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeTruthy();
  await drawn();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focus).toBe('Opener');
});

/** Opens something in a dialog in which something was typed. */
async function openInDialog(name: string) {
  const { draw, keys } = overlays[name] ?? { draw: null, keys: '' };
  await show(
    <Dialog trigger={<Button>Dialog</Button>} title="Take back">
      <TextInput aria-label="Reason" />
      {draw}
    </Dialog>,
  );
  await expect.poll(() => named('Dialog')).toBeTruthy();
  await userEvent.click(named('Dialog'));
  await expect.poll(() => named('Reason')).toBeTruthy();
  await userEvent.fill(named('Reason'), 'Broken');
  const dialog = document.querySelector('[role=dialog]');
  const above = () => [...document.querySelectorAll(layers)].some((layer) => layer !== dialog);
  named('Opener').focus();
  await userEvent.keyboard(keys);
  await expect.poll(above, { timeout: 15_000 }).toBe(true);
  await drawn();
  return { dialog, above };
}

describe.each(['Popover', 'DropdownMenu', 'ContextMenu', 'Select', 'Combobox'])('%s in a dialog', (name) => {
  test('a press outside closes it and not the dialog, in which nothing that was typed is lost', async () => {
    const { dialog, above } = await openInDialog(name);
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
    await expect.poll(above).toBe(false);
    await expect.poll(() => dialog?.contains(document.activeElement)).toBe(true);
    expect(dialog?.isConnected).toBe(true);
    expect((named('Reason') as HTMLInputElement).value).toBe('Broken');
  });

  test('left with Escape, it gives the focus back to what opened it', async () => {
    const { above } = await openInDialog(name);
    await userEvent.keyboard('{Escape}');
    await expect.poll(above).toBe(false);
    await expect.poll(() => document.activeElement).toBe(named('Opener'));
  });
});

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('a press outside leaves %s that is only read; with something to answer it stays', async (_, Sheet) => {
  await page.viewport(1000, 700);
  for (const [content, stays] of [
    [<p key="read">To be read.</p>, false],
    [<TextInput key="text" aria-label="Reason" />, true],
    [<Checkbox key="box" label="Late" />, true],
    [<Select key="select" aria-label="Place" options={places} />, true],
  ] as const) {
    await show(
      <Sheet trigger={opener} title="Take back">
        {content}
      </Sheet>,
    );
    await open('{Enter}');
    const inside = document.activeElement;
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
    await drawn();
    await expect.poll(isOpen).toBe(stays);
    if (stays) expect(document.activeElement).toBe(inside);
  }
});

test.each(['AlertDialog', 'AlertDialog from a menu'])('a press beside %s leaves the focus in it', async (name) => {
  const { draw, keys } = overlays[name] ?? { draw: null, keys: '' };
  await show(draw);
  await open(keys);
  const before = document.activeElement;
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
  await drawn();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(before);
});

test.each([
  ['Select', <Select key="s" aria-label="Opener" options={places} />, 'Lagos'],
  ['Combobox', <Combobox key="c" aria-label="Opener" search={find} />, 'Lagos'],
  ['DropdownMenu', <DropdownMenu key="m" trigger={opener} entries={entries} />, undefined],
])('Tab leaves %s, which keeps what the keys came to', async (_, draw, chosen) => {
  await show(<Beside>{draw}</Beside>);
  for (const [keys, place] of [
    ['{Tab}', /^(After|Clear, Opener)$/],
    ['{Shift>}{Tab}{/Shift}', /^Before$/],
  ] as const) {
    await open('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await drawn();
    await userEvent.keyboard(keys);
    await expect.poll(isOpen).toBe(false);
    await expect.poll(focus).toMatch(place);
    const control = named('Opener') as HTMLInputElement;
    if (chosen && keys === '{Tab}') expect(control.value || control.textContent).toBe(chosen);
  }
});

test('who had the focus nowhere is led nowhere, once what opened by itself is closed', async () => {
  await show(
    <Beside>
      <Dialog defaultOpen title="Welcome" />
    </Beside>,
  );
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await drawn();
  expect(document.activeElement).toBe(document.body);
});
