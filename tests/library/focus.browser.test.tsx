import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell, useKeptFocus } from '#components/app-shell';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { DateInput } from '#components/date-input';
import { Diagram } from '#components/diagram';
import { AlertDialog, Dialog, Drawer } from '#components/dialog';
import { AnchoredMenu, DropdownMenu } from '#components/dropdown-menu';
import { overlay } from '#components/lazily';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';
import { Popover } from '#components/popover';
import { PropertyFilter } from '#components/property-filter';
import { Select } from '#components/select';
import { Tag } from '#components/tag';
import { TextInput } from '#components/text-input';
import { ToastProvider, useToast } from '#components/toast';
import { Tooltip } from '#components/tooltip';
import { drawn, show } from './show.tsx';

const places = ['Berlin', 'Lagos', 'Osaka'].map((label) => ({ value: label.toLowerCase(), label }));
const find = async () => places;
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([hidden]) [role=option]';
const isOpen = () => document.querySelector(layers) !== null;
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, input:not([aria-hidden])')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  ) as HTMLElement;
const focus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

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

const opener = <Button>Opener</Button>;
const entries = [{ kind: 'action' as const, label: 'Rename', onSelect: () => undefined }];

/** Everything that opens, and the keys that open it from its button. */
const overlays: Record<string, { draw: ReactNode; keys: string }> = {
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
  AnchoredMenu: {
    draw: <ByCode>{(close, anchor) => <AnchoredMenu anchor={anchor} entries={entries} onClose={close} />}</ByCode>,
    keys: '{Enter}',
  },
  CommandPalette: {
    draw: (
      <ByCode>
        {(close) => (
          <CommandPalette
            label="Find"
            placeholder=""
            typed=""
            onType={() => undefined}
            groups={[]}
            nothing="-"
            onClose={close}
          />
        )}
      </ByCode>
    ),
    keys: '{Enter}',
  },
  Select: { draw: <Select aria-label="Opener" options={places} />, keys: '{Enter}' },
  Combobox: { draw: <Combobox aria-label="Opener" search={find} />, keys: '{ArrowDown}' },
};

/** Whether what is opened is there and has the focus, or leaves it to its input. */
const hasOpened = () => isOpen() && (document.activeElement?.closest(`${layers}, input`) ?? null) !== null;

async function open(keys: string) {
  named('Opener').focus();
  for (const key of keys.split('|')) {
    const before = document.querySelector(layers);
    await userEvent.keyboard(key);
    await expect.poll(() => hasOpened() && document.querySelector(layers) !== before, { timeout: 15_000 }).toBe(true);
  }
}

function Beside({ children }: { children: ReactNode }) {
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

describe.each(['Popover', 'DropdownMenu', 'Select', 'Combobox'])('%s in a dialog', (name) => {
  test('a press outside closes it and not the dialog, in which nothing that was typed is lost', async () => {
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
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
    await expect.poll(above).toBe(false);
    await expect.poll(() => dialog?.contains(document.activeElement)).toBe(true);
    expect(dialog?.isConnected).toBe(true);
    expect((named('Reason') as HTMLInputElement).value).toBe('Broken');
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
    ['{Tab}', /^(After|Clear)$/],
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

test('who clears or takes away something keeps the focus where that was', async () => {
  await show(<Combobox aria-label="Place" search={find} defaultValue={places[0]} />);
  await userEvent.click(named('Clear'));
  await expect.poll(focus).toBe('Place');
  await show(<Tags />);
  for (const [pressed, left] of [
    ['Remove b', 'Remove c'],
    ['Remove c', 'Remove a'],
    ['Remove a', 'After'],
  ] as const) {
    await userEvent.click(named(pressed));
    await expect.poll(focus).toBe(left);
  }
});

function Tags() {
  const [chosen, setChosen] = useState(['a', 'b', 'c']);
  return (
    <div>
      <div>
        {chosen.map((name) => (
          <Tag
            key={name}
            removeLabel={`Remove ${name}`}
            onRemove={() => setChosen(chosen.filter((one) => one !== name))}
          >
            {name}
          </Tag>
        ))}
      </div>
      <Button>After</Button>
    </div>
  );
}

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

test('once the last message is dismissed the focus goes back to where somebody worked', async () => {
  await show(
    <ToastProvider>
      <input aria-label="Name" />
      <button type="button">Another</button>
      <Telling />
    </ToastProvider>,
  );
  await expect.element(page.getByText('Done')).toBeVisible();
  const name = page.getByRole('textbox').element() as HTMLElement;
  name.focus();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByText('Done').query()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(name);
});

function ToldInDialog({ onUndo }: { onUndo: () => void }) {
  const tell = useToast();
  const done = () => tell({ title: 'Done', actions: [{ label: 'Undo', onAction: onUndo }] });
  return (
    <>
      <Button onClick={done}>Do</Button>
      <Dialog trigger={<Button>Ask</Button>} title="Take back">
        <input aria-label="Reason" />
        <Button onClick={done}>Do it here</Button>
      </Dialog>
    </>
  );
}

test.each(['before a dialog', 'in a dialog'])(
  'a message that came %s is within reach of the keys in it',
  async (when) => {
    let undone = 0;
    await show(
      <ToastProvider>
        <ToldInDialog onUndo={() => undone++} />
      </ToastProvider>,
    );
    if (when === 'before a dialog') {
      named('Do').click();
      await expect.element(page.getByText('Done')).toBeVisible();
    }
    named('Ask').click();
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await expect.element(reason).toHaveFocus();
    if (when === 'in a dialog') named('Do it here').click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    for (const leave of ['{Shift>}{Tab}{/Shift}', '{Tab}']) {
      (reason.element() as HTMLElement).focus();
      await userEvent.keyboard('{F8}{Tab}{Tab}');
      await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
      while (document.activeElement?.closest('[role=region]')) await userEvent.keyboard(leave);
      await expect.element(reason).toHaveFocus();
    }
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    expect(undone).toBe(1);
    await expect.element(reason).toHaveFocus();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{F8}{Tab}{Tab}');
    expect(isOpen() && document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  },
);

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

test('words that were on their way to a control do not come once the focus has left it', async () => {
  await show(
    <>
      <Tooltip content="Words">
        <Button>One</Button>
      </Tooltip>
      <Button>Other</Button>
    </>,
  );
  const words = () => document.querySelector('[role=tooltip]');
  // Loaded by then.
  await userEvent.keyboard('{Tab}');
  await expect.poll(words).not.toBeNull();
  named('Other').focus();
  await expect.poll(words).toBeNull();
  for (let time = 0; time < 5; time++) {
    named('One').focus();
    await new Promise((done) => setTimeout(done));
    named('Other').focus();
    await drawn();
    await drawn();
    expect(words()).toBeNull();
  }
});

test('where messages stand is named in the language of the page', async () => {
  await show(
    <LocaleProvider locale="de" strings={german}>
      <ToastProvider>
        <Telling />
      </ToastProvider>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('region', { name: 'Meldungen (F8)', exact: true })).toBeInTheDocument();
});

test('once the last of what is filtered by is taken away the focus goes to what is typed in', async () => {
  const asked = { property: 'state', operator: 'contains', value: 'open' } as const;
  await show(<PropertyFilter label="Filter" properties={[{ key: 'state', label: 'State' }]} defaultValue={[asked]} />);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
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

function Telling() {
  const tell = useToast();
  useEffect(() => tell({ title: 'Done' }), [tell]);
  return null;
}

/** A page of actions, each of which takes another away. */
function Vanishing() {
  const [left, setLeft] = useState(['Collect', 'Cancel']);
  useKeptFocus();
  return (
    <AppShell brand="Desk" navigation={<a href="#repairs">Repairs</a>}>
      {left.map((name) => (
        // A moment later, as an answer comes.
        <Button key={name} onClick={() => setTimeout(() => setLeft((names) => names.filter((one) => one !== name)), 1)}>
          {name}
        </Button>
      ))}
    </AppShell>
  );
}

test('where what has the focus vanishes, it goes to what stands nearest, else to the content', async () => {
  await show(<Vanishing />);
  named('Collect').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focus).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('main');
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
        onChoose={() => undefined}
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
