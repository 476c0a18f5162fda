import { type ComponentType, createElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import * as cards from '#components/card';
import { CommandPalette } from '#components/command-palette';
import { ContextMenu } from '#components/context-menu';
import * as dialogs from '#components/dialog';
import * as menus from '#components/dropdown-menu';
import { Popover } from '#components/popover';
import * as tabs from '#components/tabs';
import { Tooltip } from '#components/tooltip';
import { controls } from './controls.tsx';
import { components } from './gallery.tsx';
import { drawn, redraw, show } from './show.tsx';

const { AlertDialog, Dialog, Drawer } = dialogs;
const { AnchoredMenu, DropdownMenu } = menus;
const none = () => undefined;

const probe = { className: 'probe', 'data-probe': 'yes', lang: 'eo' };
const button = <button type="button">Opener</button>;

/** Asks for the menu of a thing, as the other button does. */
const askForMenu = (thing: HTMLElement | null) =>
  queueMicrotask(() => thing?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));

/** What lies over the page where it is open: that is its root. */
const opened: [name: string, role: string, draw: (ref: Ref<HTMLDivElement>) => ReactElement][] = [
  ['dialog', 'dialog', (ref) => <Dialog defaultOpen title="Orders" {...probe} ref={ref} />],
  ['drawer', 'dialog', (ref) => <Drawer defaultOpen title="Orders" {...probe} ref={ref} />],
  [
    'alert-dialog',
    'alertdialog',
    (ref) => (
      <AlertDialog defaultOpen title="Orders" description="Gone" action="Go" onAction={none} {...probe} ref={ref} />
    ),
  ],
  [
    'popover',
    'dialog',
    (ref) => (
      <Popover defaultOpen trigger={button} label="Orders" {...probe} ref={ref}>
        Gone
      </Popover>
    ),
  ],
  ['dropdown-menu', 'menu', (ref) => <DropdownMenu defaultOpen trigger={button} entries={[]} {...probe} ref={ref} />],
  [
    'context-menu',
    'menu',
    (ref) => <ContextMenu label="Orders" trigger={<button type="button" ref={askForMenu} />} {...probe} ref={ref} />,
  ],
  [
    'anchored-menu',
    'menu',
    (ref) => <AnchoredMenu anchor={document.body} entries={[]} onClose={none} {...probe} ref={ref} />,
  ],
  [
    'command-palette',
    'dialog',
    (ref) => (
      <CommandPalette label="Find" placeholder="Find" groups={[]} nothing="None" onClose={none} {...probe} ref={ref} />
    ),
  ],
  [
    'tooltip',
    'tooltip',
    (ref) => (
      <Tooltip defaultOpen content="Orders" {...probe} ref={ref}>
        {button}
      </Tooltip>
    ),
  ],
];

/** They have no element of their own. */
const rootless = ['app-shell', 'lazily', 'locale', 'portal-container', 'toast', ...opened.map(([name]) => name)];

const asked = components.filter(({ name, Component }) => Component && !rootless.includes(name));

test('there are components to ask', () => {
  expect(asked.length).toBeGreaterThan(35);
});

test.each(asked)('$name puts a class on its root, and hands on a ref and all else to one element', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  const ref: { current: unknown } = { current: null };
  await show(createElement(Component, { ...Story.args, ...probe, ref } as object));
  await drawn();
  const element = document.querySelector('[data-probe=yes][lang=eo]');
  expect(ref.current).toBe(element);
  expect(element).not.toBeNull();
  const root = document.querySelector('.probe');
  // A control that has something around it: the class is for the whole, all else is the control's.
  expect(root?.contains(element)).toBe(true);
});

test.each(asked)('$name calls a ref once, however often it is drawn', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  const ref = vi.fn();
  const draw = (lang: string) => createElement(Component, { ...Story.args, lang, ref } as object);
  await show(draw('eo'));
  ref.mockClear();
  await redraw(draw('ia'));
  expect(document.querySelector('[lang=ia]')).not.toBeNull();
  expect(ref).not.toHaveBeenCalled();
});

const wide =
  /^(text-input|textarea|password-input|search-input|number-input|select|combobox|multi-select|date-input|time-input|date-range-picker|progress|slider)$/;

test.each(asked.filter(({ name }) => wide.test(name)))('$name is as wide as its class says', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  await show(createElement(Component, { ...Story.args, className: 'w-40' } as object));
  expect(document.querySelector('.w-40')?.getBoundingClientRect().width).toBe(160);
});

test.each(asked.filter(({ name }) => wide.test(name)))('$name is as wide as its style says', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  await show(createElement(Component, { ...Story.args, className: 'styled', style: { width: 160 } } as object));
  expect(document.querySelector('.styled')?.getBoundingClientRect().width).toBe(160);
});

test.each(opened)('%s puts a class, a ref and all else on what it opens', async (_, role, draw) => {
  const ref = { current: null };
  await show(draw(ref));
  const sheet = () => document.querySelector('.probe[data-probe=yes][lang=eo]');
  await expect.poll(sheet).not.toBeNull();
  expect(sheet()?.role).toBe(role);
  expect(ref.current).toBe(sheet());
});

/** What several parts are put together in, and the parts of the same door. */
const composed: [name: string, around: (part: ReactNode) => ReactElement, parts: object, isPart: RegExp][] = [
  ['Card', (part) => <cards.Card>{part}</cards.Card>, cards, /^Card./],
  ['Dialog', (part) => <Dialog defaultOpen>{part}</Dialog>, dialogs, /^Dialog./],
  ['Drawer', (part) => <Drawer defaultOpen>{part}</Drawer>, dialogs, /^Dialog./],
  ['AlertDialog', (part) => <AlertDialog defaultOpen>{part}</AlertDialog>, dialogs, /^Dialog./],
  ['Tabs', (part) => <tabs.Tabs defaultValue="a">{part}</tabs.Tabs>, tabs, /^TabPanel|^TabList/],
  [
    'DropdownMenu',
    (part) => (
      <DropdownMenu defaultOpen trigger={button}>
        {part}
      </DropdownMenu>
    ),
    ...([menus, /^Menu|^Submenu/] as const),
  ],
];
const parts = composed.flatMap(([name, around, given, isPart]) =>
  Object.entries(given).flatMap(([part, Part]) => (isPart.test(part) ? [{ name, around, part, Part }] : [])),
);

test('there are parts to ask', () => {
  expect(parts.length).toBeGreaterThan(30);
});

test.each(parts)('$part of $name has a class, a ref and all else on its one element', async ({ around, Part }) => {
  const ref = { current: null };
  await show(around(createElement(Part, { ...probe, ref, label: 'Orders', value: 'a', children: 'Orders' } as object)));
  const elements = () => document.querySelectorAll('.probe');
  await expect.poll(() => elements().length).toBe(1);
  expect(elements()[0]).toBe(document.querySelector('[data-probe=yes][lang=eo]'));
  expect(ref.current).toBe(elements()[0]);
});

const doors = import.meta.glob<Record<string, ComponentType<object>>>('../../src/components/*/index.ts', {
  eager: true,
});
const api = import.meta.glob<string>('../../docs/api/*.d.ts', { query: '?raw', import: 'default', eager: true });
const lenders = Object.entries(api).flatMap(([path, text]) =>
  [...text.matchAll(/interface (\w+)Props\b[^{]*\{[^}]*\basChild\?: boolean/g)].map(([, name = '']) => ({
    name,
    Component: doors[`../../src/components/${path.split('/').at(-1)?.replace('.d.ts', '')}/index.ts`]?.[name],
  })),
);

test('there are components that lend their look', () => {
  expect(lenders.length).toBeGreaterThan(5);
});

test.each(lenders)('$name lends its look to its one child', async ({ Component }) => {
  const child = (
    <a href="#orders" className="own">
      Orders
    </a>
  );
  await show(
    createElement(Component ?? 'i', { asChild: true, level: 2, className: 'probe', children: child } as object),
  );
  const link = document.querySelector('a');
  expect(link?.className).toMatch(/own/);
  expect(link?.classList.contains('probe')).toBe(true);
  expect(document.querySelectorAll('.probe')).toHaveLength(1);
});

test.each(Object.entries(controls))('%s says that it is wrong without a field around it', async (_, { draw, role }) => {
  await show(draw({ invalid: true }, false));
  const at = role === 'radio' ? 'radiogroup' : role;
  const control = document.querySelector(at ? `[role=${at}], input, textarea` : 'input');
  expect(control?.getAttribute('aria-invalid')).toBe('true');
});
