import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { effects, Thing } from '#specification';
import type { Fact } from './desk.ts';
import { type Asked, stillness, type World } from './world.tsx';

/** What a program or a person sees of a product, in a few words. */
export type Look = (world: World) => Promise<string>;

/** One fact, and what follows from it. */
export interface Proof {
  /** Where it stands: `screens.tickets.pageSize`. */
  at: string;
  /** What stands there; absent in the other document. */
  fact: Fact;
  /** What stands in the other document instead of nothing. */
  instead?: Fact;
  /** What both documents state as well, by path. */
  also?: Record<string, Fact>;
  look: Look;
  without: string;
  with: string;
}

/** A proof for every key of a thing. A key without one does not compile. */
export type ProofsOf<T extends Thing> = Record<keyof (typeof effects)[T], Proof>;

const reading = () => {
  const inputs = [...document.body.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const named = [...document.body.querySelectorAll('[aria-label]')];
  const said = [document.title, ...inputs.map(({ value }) => value), ...named.map((one) => one.ariaLabel ?? '')];
  return `${document.body.innerText}\n${said.join('\n')}`;
};

/** Whether words are to be read on a page. */
export function shows(address: string, words: string, role?: string): Look {
  return async ({ open }) => {
    await open(address, role);
    return reading().includes(words) ? 'shown' : 'not shown';
  };
}

/** Whether a page has an element. */
export function has(address: string, selector: string, role?: string): Look {
  return async ({ open }) => {
    await open(address, role);
    // A picture is loaded when something is called so; nothing says that it is on its way.
    const isThere = () => expect.poll(() => document.body.querySelector(selector), { timeout: 500 }).not.toBeNull();
    return isThere().then(
      () => 'there',
      () => 'not there',
    );
  };
}

/** The status that a new ticket is answered with. */
export function creates(body: unknown): Look {
  return async ({ ask }) => `${(await ask('create', { body })).status}`;
}

/** A field of a ticket that is made of a body. */
export function makes(body: unknown, field: string): Look {
  return async ({ ask }) => JSON.stringify((await ask('create', { body })).body[field] ?? null);
}

/** The status of an action on the first ticket. */
export function does(action: string, asked: Asked = {}): Look {
  return async ({ ask }) => `${(await ask(action, { key: 't1', headers: { 'if-match': '*' }, ...asked })).status}`;
}

/** The names in a list, as the backend gives them. */
export function lists(query = '', as = 'clerk'): Look {
  return async ({ ask }) => {
    const { status, body } = await ask('list', { query, as });
    return status === 200 ? body.items.map(({ name }: { name: string }) => name).join(' ') : `${status}`;
  };
}

/** Whether words are to be read once a button was pressed. */
export function showsAfter(address: string, buttons: readonly string[], words: string): Look {
  return async (world) => {
    await world.open(address);
    for (const name of buttons) await press(name);
    return reading().includes(words) ? 'shown' : 'not shown';
  };
}

export async function press(name: string): Promise<void> {
  const buttons = page.getByRole('button', { name, exact: true });
  if (buttons.length === 0) throw new Error(`There is no button '${name}' in:\n${reading()}`);
  await userEvent.click(buttons.last());
  await stillness();
}

export const onlyShown = { without: 'not shown', with: 'shown' } as const;
export const onlyThere = { without: 'not there', with: 'there' } as const;
export const refused = { without: '201', with: '422' } as const;
