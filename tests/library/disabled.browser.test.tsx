import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Link } from '#components/link';
import { show } from './show.tsx';

let presses = 0;
const press = () => {
  presses++;
};
const link = (
  // biome-ignore lint/a11y/useValidAnchor: it leads elsewhere, and counts who follows it
  <a href="#gone" onClick={press}>
    Go
  </a>
);

const first = () => document.querySelector('a, button') as HTMLElement;

async function pressAll(content: ReactElement) {
  presses = 0;
  location.hash = '';
  await show(content);
  await userEvent.click(first(), { force: true });
  await userEvent.click(first(), { button: 'middle', force: true });
  first().focus();
  await userEvent.keyboard('{Enter}');
}

test.each([
  [
    'a disabled Button around a link',
    <Button key="1" asChild disabled>
      {link}
    </Button>,
  ],
  [
    'a Button around a link that says so',
    <Button key="2" asChild aria-disabled>
      {link}
    </Button>,
  ],
  [
    'a busy Button around a link',
    <Button key="3" asChild busy>
      {link}
    </Button>,
  ],
  [
    'a Link that says so',
    <Link key="4" href="#gone" aria-disabled onClick={press}>
      Go
    </Link>,
  ],
  [
    'a Link around a link',
    <Link key="5" asChild aria-disabled>
      {link}
    </Link>,
  ],
])('%s is not followed and told of no press, but can have the focus', async (_, content) => {
  await pressAll(content);
  expect({ presses, hash: location.hash }).toEqual({ presses: 0, hash: '' });
  expect(first().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(first());
});

test.each([
  [
    'Button',
    <Button key="1" aria-disabled="false" onClick={press}>
      Go
    </Button>,
  ],
  [
    'Button around a link',
    <Button key="2" asChild aria-disabled={false}>
      {link}
    </Button>,
  ],
  [
    'Link',
    <Link key="3" href="#gone" aria-disabled="false" onClick={press}>
      Go
    </Link>,
  ],
])('%s that says it is not disabled is none', async (_, content) => {
  await pressAll(content);
  expect(presses).toBe(2);
  expect(first().getAttribute('aria-disabled')).toBeNull();
});
