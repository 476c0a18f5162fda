import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, show } from './show.tsx';

/** What the browser has done with the form. */
export let submitted = 0;

export const berlin = [{ value: 'ber', label: 'Berlin' }];
export const places = [...berlin, { value: 'osa', label: 'Osaka' }];
export const osaka = async () => places.slice(1);
export const nothing = async () => [];

export async function showForm(content: ReactElement) {
  submitted = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted++;
      }}
    >
      <label htmlFor="control" style={{ display: 'block', padding: 8 }}>
        Place
      </label>
      {content}
    </form>,
  );
}

export const form = () => document.querySelector('form') as HTMLFormElement;
export const sentOf = (name: string) => new FormData(form()).get(name);
export const sent = () => sentOf('place');

const ownRole = { textbox: 'input:not([aria-hidden]), textarea', searchbox: 'input[type=search]' };

export function control(role: string, root: ParentNode = document): HTMLElement {
  const selector = ownRole[role as keyof typeof ownRole] ?? `[role=${role}]`;
  return root.querySelector(selector) as HTMLElement;
}

/** Presses keys where the focus stands, and waits for what comes of it. */
export async function press(keys: string, root: ParentNode = document) {
  const [typed = '', choice] = keys.split(/(?=\{ArrowDown\}\{Enter\})/);
  await userEvent.keyboard(typed);
  if (choice) {
    await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(1);
    await userEvent.keyboard(choice);
  }
}

/** Where Tab stops in a fieldset. */
export const stops = () =>
  [...document.querySelectorAll<HTMLElement>('fieldset *')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );

/** Sends the form that is shown, and finds it held back by a control that has the focus. */
export async function expectHeldBack(by: () => Element | null) {
  form().requestSubmit();
  await drawn();
  expect(submitted).toBe(0);
  expect(document.activeElement).toBe(by());
}

export const input = () => document.querySelector('input, textarea') as HTMLInputElement;
export const description = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
