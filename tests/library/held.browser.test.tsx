import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holders } from './holders.tsx';
import { drawn, show } from './show.tsx';

beforeAll(() => page.viewport(1000, 700));

const api = import.meta.glob<string>('../../docs/api/*.d.ts', { query: '?raw', import: 'default', eager: true });

test('all that tells of a change is asked here', () => {
  const events = Object.entries(api).flatMap(([path, text]) =>
    [...text.matchAll(/^ {2}(on\w+Change)\??:/gm)].map(([, event]) => `${path.replace(/.*\/|\.d\.ts/g, '')} ${event}`),
  );
  expect(new Set(events).size).toBeGreaterThan(20);
  const asked = Object.entries(holders).map(([name, { holds }]) => {
    const component = (name.split(' ')[0] ?? '').replace(/^Menu(Entry|CheckboxItem|RadioGroup)$/, 'DropdownMenu');
    return `${doorOf(component)} ${eventOf(holds[0])}`;
  });
  expect(events.filter((event) => !asked.includes(event))).toEqual([]);
});

const inDoors: Record<string, string> = {
  'checkbox-group': 'checkbox',
  'column-choice': 'data-table',
  'range-slider': 'slider',
  'time-input': 'date-input',
};

function doorOf(component: string): string {
  const name = component.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return inDoors[name] ?? name;
}

function eventOf(held: string): string {
  return `on${capital(held)}Change`;
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** How it stands, for whoever sees it and whoever hears it. */
function standing(at: string): string {
  const asked = [
    'aria-expanded',
    'aria-checked',
    'aria-pressed',
    'aria-selected',
    'aria-sort',
    'aria-valuenow',
    'aria-current',
  ];
  return JSON.stringify(
    [...document.querySelectorAll<HTMLInputElement>(at)].map((element) => [
      element.value,
      element.textContent,
      ...asked.map((name) => element.getAttribute(name)),
    ]),
  );
}

test.each(
  Object.entries(holders).flatMap(([name, holder]) => [
    [name, 'held outside', holder] as const,
    [name, 'held by itself', holder] as const,
  ]),
)('%s, %s, tells of each change once, and shows what is held', async (_, where, holder) => {
  const { draw, holds, by, from = 'button, input', opens, reopens, at } = holder;
  const [name, value] = holds;
  const told: unknown[] = [];
  const isOutside = where === 'held outside';
  const tell = (...what: unknown[]) => {
    told.push(what);
  };
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  await show(draw({ [isOutside ? name : `default${capital(name)}`]: value, [eventOf(name)]: tell }));
  if (opens) {
    await expect.poll(() => find(opens)).not.toBeNull();
    find(opens)?.focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.poll(() => find(from)).not.toBeNull();
  await expect.poll(() => find(at)).not.toBeNull();
  const before = standing(at);
  find(from)?.focus();
  await userEvent.keyboard(by);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await drawn();
  if (by.includes('>')) await userEvent.keyboard(by.replace(/\{(\w+)>\}/, '{/$1}'));
  await drawn();
  expect(told).toHaveLength(1);
  if (reopens) {
    await expect.poll(() => find(at)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => find(at)).not.toBeNull();
  }
  // Who types is not corrected before they leave.
  if (document.activeElement?.matches('input, textarea, [role=spinbutton]'))
    (document.activeElement as HTMLElement).blur();
  if (isOutside) await expect.poll(() => standing(at)).toBe(before);
  else await expect.poll(() => standing(at)).not.toBe(before);
});
