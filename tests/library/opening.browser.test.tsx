import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { AlertDialog, Dialog, Drawer } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Popover } from '#components/popover';
import { drawn, show } from './show.tsx';

interface Opening {
  trigger: ReactElement;
  onOpenChange?: (open: boolean) => void;
}

/** All that opens by a button of its own. */
const openers: Record<string, (opening: Opening) => ReactElement> = {
  AlertDialog: (props) => <AlertDialog title="Go?" description="Gone" action="Go" onAction={none} {...props} />,
  Dialog: (props) => <Dialog title="Order" {...props} />,
  Drawer: (props) => <Drawer title="Order" {...props} />,
  DropdownMenu: (props) => <DropdownMenu entries={[{ kind: 'action', label: 'Rename', onSelect: none }]} {...props} />,
  Popover: (props) => (
    <Popover label="Order" {...props}>
      Words
    </Popover>
  ),
};

function none() {}

const trigger = () => document.querySelector('button') as HTMLElement;
const opened = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]');
const touch = { pointerType: 'touch', bubbles: true, cancelable: true, button: 0 };

describe.each(Object.entries(openers))('%s', (_, draw) => {
  test.each([
    ['disabled', <Button key="" disabled />],
    ['said to be disabled', <Button key="" aria-disabled />],
    ['under way', <Button key="" busy />],
  ])('does not open where its button is %s', async (_, button) => {
    await show(draw({ trigger: button }));
    await userEvent.click(trigger(), { force: true });
    trigger().click();
    trigger().focus();
    await userEvent.keyboard('{Enter} {ArrowDown}');
    await drawn();
    expect(opened()).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  test('opens without a pointer and without a key, as by voice', async () => {
    await show(draw({ trigger: <Button>Open</Button> }));
    trigger().click();
    await expect.poll(opened).not.toBeNull();
  });

  test('opens under a finger that is lifted, not under one that scrolls', async () => {
    await show(draw({ trigger: <Button>Open</Button> }));
    trigger().dispatchEvent(new PointerEvent('pointerdown', touch));
    trigger().dispatchEvent(new PointerEvent('pointercancel', touch));
    await drawn();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    trigger().dispatchEvent(new PointerEvent('pointerdown', touch));
    trigger().dispatchEvent(new PointerEvent('pointerup', touch));
    trigger().dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
    await expect.poll(opened).not.toBeNull();
  });

  test('tells once that it opened, and once that it closed', async () => {
    const told: boolean[] = [];
    await show(draw({ trigger: <Button>Open</Button>, onOpenChange: (open) => told.push(open) }));
    await userEvent.click(trigger());
    await expect.poll(opened).not.toBeNull();
    await drawn();
    expect(told).toEqual([true]);
    if (opened()?.matches('[role=menu], [data-popover]')) await userEvent.click(trigger());
    else await userEvent.keyboard('{Escape}');
    await expect.poll(opened).toBeNull();
    await drawn();
    expect(told).toEqual([true, false]);
  });
});
