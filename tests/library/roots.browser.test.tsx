import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import { components } from './gallery.tsx';
import { drawn, show } from './show.tsx';

/** They have no element of their own where they stand: what they are drawn by is their child's, or lies over the page. */
const rootless = ['app-shell', 'command-palette', 'dialog', 'dropdown-menu', 'lazily', 'popover', 'toast', 'tooltip'];

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
