import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { MultiSelect } from '#components/multi-select';
import { SegmentedControl } from '#components/segmented-control';
import { berlin, control, expectHeldBack, form, nothing, sent, showForm, submitted } from './form.tsx';
import { drawn } from './show.tsx';

test('several of many, a range and a file hold a form back where the field around must be answered', async () => {
  const button = () => document.querySelector('[role=combobox], form button');
  const isMarked = () => button()?.getAttribute('aria-invalid') === 'true';
  const expectMarked = async () => {
    await expectHeldBack(button);
    await expect.poll(isMarked).toBe(true);
  };
  const asked = (content: ReactElement) => (
    <Field label="Place" required>
      {content}
    </Field>
  );
  await showForm(asked(<MultiSelect search={nothing} />));
  await expectMarked();
  await showForm(asked(<MultiSelect search={nothing} defaultValue={berlin} />));
  form().requestSubmit();
  expect(submitted).toBe(1);
  await showForm(asked(<DateRangePicker label="Due on" />));
  await expectMarked();
  await showForm(asked(<DateRangePicker label="Due on" defaultValue={{ from: '2026-03-09', to: null }} />));
  form().requestSubmit();
  expect(submitted).toBe(1);
  await showForm(asked(<FileDrop accept=".md" onFiles={() => undefined} />));
  await expectMarked();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File([''], 'PRODUCT.md'));
  await expect.poll(isMarked).toBe(false);
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test.each([
  ['to be read only', <MultiSelect key="" name="place" search={nothing} defaultValue={berlin} readOnly />],
  [
    'in a fieldset that is disabled',
    <fieldset key="" disabled>
      <MultiSelect name="place" search={nothing} defaultValue={berlin} />
    </fieldset>,
  ],
])('MultiSelect keeps what is chosen where it is %s', async (_, content) => {
  await showForm(content);
  const tag = document.querySelector('[role=group][aria-label=Berlin]') as HTMLElement;
  expect(tag.querySelector('button:enabled')).toBeNull();
  (document.querySelector('input[role=combobox]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Delete}{Backspace}');
  await userEvent.click(tag, { force: true });
  await userEvent.keyboard('{Delete}');
  await drawn();
  expect(tag.isConnected).toBe(true);
});

test('MultiSelect goes back to what it began with when the form is reset, and sends nothing while it is disabled', async () => {
  await showForm(<MultiSelect name="place" search={nothing} defaultValue={berlin} />);
  await userEvent.click(document.querySelector('[aria-label="Remove Berlin"]') as Element);
  await expect.poll(sent).toBeNull();
  form().reset();
  await expect.poll(sent).toBe('ber');
  await showForm(<MultiSelect name="place" search={nothing} defaultValue={berlin} disabled />);
  expect(sent()).toBeNull();
});

test.each([
  ['DateRangePicker', <DateRangePicker key="" id="control" label="Due on" />],
  ['MultiSelect', <MultiSelect key="" id="control" search={nothing} defaultValue={berlin} />],
])('a press on the label of a %s gives it the focus and opens nothing', async (_, content) => {
  await showForm(content);
  await userEvent.click(document.querySelector('label') as Element);
  await drawn();
  expect(document.activeElement).toBe(control('combobox'));
  expect(control('combobox').ariaExpanded).toBe('false');
});

test('DateRangePicker to be read only does not open, is sent, and holds nothing back', async () => {
  await showForm(
    <DateRangePicker label="Place" name="place" defaultValue={{ from: '2026-03-09', to: null }} readOnly />,
  );
  control('combobox').focus();
  await userEvent.click(control('combobox'));
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await drawn();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(control('combobox').ariaExpanded).toBe('false');
  expect(control('combobox').ariaReadOnly).toBe('true');
  expect(new FormData(form()).get('place.from')).toBe('2026-03-09');
  await showForm(<DateRangePicker label="Place" readOnly required />);
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test('FileDrop takes nothing in a fieldset that is disabled, nor where it is disabled itself', async () => {
  const taken: File[] = [];
  const take = (files: readonly File[]) => taken.push(...files);
  const offer = async () => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([''], 'PRODUCT.md'));
    const place = document.querySelector('form button')?.parentElement as HTMLElement;
    const before = place.className;
    for (const type of ['dragover', 'drop']) {
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dropped }));
      await drawn();
      expect(place.className).toBe(before);
    }
  };
  await showForm(
    <fieldset disabled>
      <FileDrop accept=".md" onFiles={take} />
    </fieldset>,
  );
  await offer();
  await showForm(<FileDrop accept=".md" onFiles={take} required disabled />);
  await offer();
  await showForm(<FileDrop accept=".md" onFiles={take} required readOnly />);
  await offer();
  expect(taken).toEqual([]);
  form().requestSubmit();
  expect(submitted).toBe(1);
  await showForm(<FileDrop accept=".md" onFiles={take} required disabled />);
  expect(document.querySelector('button:enabled')).toBeNull();
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test('FileDrop lists what it took and sends it under its name, until it is taken away or the form is reset, and nothing where it is disabled', async () => {
  const drop = (disabled = false) => <FileDrop accept=".md" name="place" multiple disabled={disabled} />;
  const names = () => new FormData(form()).getAll('place').map((file) => (file as File).name);
  const offer = (...names: string[]) => {
    const dropped = new DataTransfer();
    for (const name of names) dropped.items.add(new File(['9'], name, { lastModified: 1 }));
    const place = document.querySelector('form button')?.parentElement;
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  };
  await showForm(drop());
  expect(names()).toEqual(['']);
  offer('photo.png', 'one.md', 'two.md');
  await expect.poll(names).toEqual(['one.md', 'two.md']);
  offer('photo.png');
  await drawn();
  expect(names()).toEqual(['one.md', 'two.md']);
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([name])') as HTMLInputElement;
  await userEvent.upload(input, new File(['9'], 'three.md'));
  await expect.poll(names).toEqual(['one.md', 'two.md', 'three.md']);
  // Chosen again, it is the same.
  offer('two.md');
  await drawn();
  expect(names()).toHaveLength(3);
  const focus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const listed = () => [...document.querySelectorAll('form li bdi:first-child')].map(({ textContent }) => textContent);
  await userEvent.click(page.getByRole('button', { name: 'Remove one.md' }));
  await expect.poll(names).toEqual(listed());
  await expect.poll(focus).toMatch(/^Remove (two|three)\.md$/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['']);
  await expect.poll(focus).toBe('Choose files');
  offer('four.md');
  await expect.poll(names).toEqual(['four.md']);
  form().reset();
  expect(names()).toEqual(['']);
  await expect.poll(listed).toEqual([]);
  await showForm(drop(true));
  expect(names()).toEqual([]);
});

test('SegmentedControl to be read only takes the focus, and is changed by no press and no key', async () => {
  const told: string[] = [];
  const options = ['list', 'board'].map((value) => ({ value, label: value }));
  await showForm(
    <SegmentedControl
      label="View"
      name="place"
      options={options}
      readOnly
      onValueChange={(value) => told.push(value)}
    />,
  );
  await userEvent.click(page.getByRole('radio', { name: 'board' }));
  await userEvent.keyboard('{ArrowRight} {ArrowLeft}');
  await drawn();
  expect(control('radiogroup').ariaReadOnly).toBe('true');
  expect(sent()).toBe('list');
  expect(told).toEqual([]);
});
