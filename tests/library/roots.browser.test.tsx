import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { AlertDialog, Dialog, Drawer } from '#components/dialog';
import { controls } from './controls.tsx';
import { components } from './gallery.tsx';
import { drawn, show } from './show.tsx';

/** They have no element of their own where they stand: what they are drawn by is their child's, or lies over the page. */
const rootless = [
  'app-shell',
  'command-palette',
  'dialog',
  'drawer',
  'dropdown-menu',
  'lazily',
  'locale',
  'popover',
  'portal-container',
  'toast',
  'tooltip',
];

const asked = components.filter(({ name, Component }) => Component && !rootless.includes(name));

test('there are components to ask', () => {
  expect(asked.length).toBeGreaterThan(35);
});

test.each(asked)('$name puts a class on its root, and hands on a ref and all else to one element', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  const ref: { current: unknown } = { current: null };
  await show(createElement(Component, { ...Story.args, className: 'probe', 'data-probe': 'yes', ref } as object));
  await drawn();
  const element = document.querySelector('[data-probe=yes]');
  expect(ref.current).toBe(element);
  expect(element).not.toBeNull();
  const root = document.querySelector('.probe');
  // A control that has something around it: the class is for the whole, all else is the control's.
  expect(root?.contains(element)).toBe(true);
});

const wide =
  /^(text-input|textarea|search-input|number-input|select|combobox|multi-select|date-input|time-input|date-range-picker|progress)$/;

test.each(asked.filter(({ name }) => wide.test(name)))('$name is as wide as its class says', async (asked) => {
  const { Component, Story } = asked as { Component: ComponentType<object>; Story: { args?: object } };
  await show(createElement(Component, { ...Story.args, className: 'w-40' } as object));
  expect(document.querySelector('.w-40')?.getBoundingClientRect().width).toBe(160);
});

const none = () => undefined;

test.each([
  ['Dialog', <Dialog key="1" defaultOpen title="Orders" className="probe" data-probe="yes" />],
  ['Drawer', <Drawer key="2" defaultOpen title="Orders" className="probe" data-probe="yes" />],
  [
    'AlertDialog',
    <AlertDialog
      key="3"
      defaultOpen
      title="Orders"
      description="Gone"
      action="Go"
      onAction={none}
      className="probe"
      data-probe="yes"
    />,
  ],
])('%s puts a class and all else on its sheet', async (_, overlay) => {
  await show(overlay);
  await expect.poll(() => document.querySelector('.probe[data-probe=yes]')?.getAttribute('role')).toMatch(/dialog/);
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
