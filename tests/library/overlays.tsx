import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { ContextMenu } from '#components/context-menu';
import { AlertDialog, Dialog } from '#components/dialog';
import { AnchoredMenu, DropdownMenu } from '#components/dropdown-menu';
import { Popover } from '#components/popover';
import { Select } from '#components/select';
import { useToast } from '#components/toast';

export const places = ['Berlin', 'Lagos', 'Osaka'].map((label) => ({ value: label.toLowerCase(), label }));
export const find = async () => places;
export const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([hidden]) [role=option]';
export const isOpen = () => document.querySelector(layers) !== null;
export const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, input:not([aria-hidden])')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  ) as HTMLElement;
export const focus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** A question that an entry of a menu asks. */
function Asked() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<Button>Opener</Button>}
        entries={[{ kind: 'action', label: 'Delete', onSelect: () => setIsAsked(true) }]}
      />
      <AlertDialog
        title="Delete?"
        description="It is gone."
        action="Delete"
        onAction={() => undefined}
        open={isAsked}
        onOpenChange={setIsAsked}
      />
    </>
  );
}

/** The same, asked once the menu is gone and the focus is not back yet. */
function AskedBetween() {
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => {
    const changes = new MutationObserver(() => {
      if (isOpen()) return;
      changes.disconnect();
      flushSync(() => setIsAsked(true));
    });
    changes.observe(document.body, { childList: true });
  };
  return (
    <>
      <Button>First</Button>
      <DropdownMenu trigger={opener} entries={[{ kind: 'action', label: 'Delete', onSelect: ask }]} />
      <Dialog title="It cannot be deleted" open={isAsked} onOpenChange={setIsAsked} />
    </>
  );
}

/** Something that is opened by a button which it knows nothing of. */
function ByCode({ children }: { children: (close: () => void, button: HTMLElement) => ReactNode }) {
  const [button, setButton] = useState<HTMLElement>();
  return (
    <>
      <Button onClick={({ currentTarget }) => setButton(currentTarget)}>Opener</Button>
      {button && children(() => setButton(undefined), button)}
    </>
  );
}

export const opener = <Button>Opener</Button>;
export const entries = [{ kind: 'action' as const, label: 'Rename', onSelect: () => undefined }];

/** Everything that opens, and the keys that open it from its button. */
export const overlays: Record<string, { draw: ReactNode; keys: string }> = {
  Dialog: { draw: <Dialog trigger={opener} title="Take back" />, keys: '{Enter}' },
  'Dialog without a trigger': {
    draw: <ByCode>{(close) => <Dialog open onOpenChange={close} title="Take back" />}</ByCode>,
    keys: '{Enter}',
  },
  AlertDialog: {
    draw: <AlertDialog trigger={opener} title="Sure?" description="-" action="Yes" onAction={() => undefined} />,
    keys: '{Enter}',
  },
  'AlertDialog from a menu': { draw: <Asked />, keys: '{Enter}|{Enter}' },
  'Dialog as a menu goes': { draw: <AskedBetween />, keys: '{Enter}|{Enter}' },
  Popover: {
    draw: (
      <Popover trigger={opener} label="More">
        Words
      </Popover>
    ),
    keys: '{Enter}',
  },
  DropdownMenu: { draw: <DropdownMenu trigger={opener} entries={entries} />, keys: '{Enter}' },
  ContextMenu: {
    draw: <ContextMenu label="Orders" trigger={opener} entries={entries} />,
    keys: '{Shift>}{F10}{/Shift}',
  },
  AnchoredMenu: {
    draw: <ByCode>{(close, anchor) => <AnchoredMenu anchor={anchor} entries={entries} onClose={close} />}</ByCode>,
    keys: '{Enter}',
  },
  CommandPalette: {
    draw: (
      <ByCode>
        {(close) => <CommandPalette label="Find" placeholder="" groups={[]} nothing="-" onClose={close} />}
      </ByCode>
    ),
    keys: '{Enter}',
  },
  Select: { draw: <Select aria-label="Opener" options={places} />, keys: '{Enter}' },
  Combobox: { draw: <Combobox aria-label="Opener" search={find} />, keys: '{ArrowDown}' },
};

/** Whether what is opened is there and has the focus, or leaves it to its input. */
const hasOpened = () => isOpen() && (document.activeElement?.closest(`${layers}, input`) ?? null) !== null;

export async function open(keys: string) {
  named('Opener').focus();
  for (const key of keys.split('|')) {
    const before = document.querySelector(layers);
    await userEvent.keyboard(key);
    await expect.poll(() => hasOpened() && document.querySelector(layers) !== before, { timeout: 15_000 }).toBe(true);
  }
}

export function Beside({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <div>
      <Button>Before</Button>
      <div>{isThere && children}</div>
      <Button>After</Button>
      <button type="button" hidden onClick={() => setIsThere(false)} id="take-away" />
    </div>
  );
}

export function Telling() {
  const tell = useToast();
  useEffect(() => tell({ title: 'Done' }), [tell]);
  return null;
}
