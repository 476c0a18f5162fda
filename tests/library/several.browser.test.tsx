import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '#components/field';
import { MultiSelect } from '#components/multi-select';
import { SortableList } from '#components/sortable-list';
import { ToggleGroup } from '#components/toggle-group';
import { TreeView } from '#components/tree-view';
import { berlin, expectHeldBack, form, osaka, places, press, showForm } from './form.tsx';
import { drawn, show } from './show.tsx';

const tree = [{ id: 'all', label: 'All', children: places.map(({ value: id, label }) => ({ id, label })) }];

interface Several {
  draw: (name?: string, form?: string) => ReactElement;
  /** What takes the focus, and what then changes the answers. */
  at: string;
  keys: string;
  sent: { before: string[]; after: string[] };
}

/** Every control that gives a form any number of answers, and is none of the browser's own. */
const controls: Record<string, Several> = {
  MultiSelect: {
    draw: (name, form) => (
      <MultiSelect aria-label="Places" name={name} form={form} search={osaka} defaultValue={berlin} />
    ),
    at: 'input',
    keys: 'Os{ArrowDown}{Enter}',
    sent: { before: ['ber'], after: ['ber', 'osa'] },
  },
  'ToggleGroup of several': {
    draw: (name, form) => (
      <ToggleGroup type="multiple" label="Places" name={name} form={form} options={places} defaultValue={['ber']} />
    ),
    at: 'button:last-of-type',
    keys: ' ',
    sent: { before: ['ber'], after: ['ber', 'osa'] },
  },
  'ToggleGroup of one': {
    draw: (name, form) => (
      <ToggleGroup type="single" label="Place" name={name} form={form} options={places} defaultValue="ber" />
    ),
    at: 'button',
    keys: ' ',
    sent: { before: ['ber'], after: [] },
  },
  SortableList: {
    draw: (name, form) => (
      <SortableList label="Places" name={name} form={form} defaultItems={['ber', 'osa']} keyOf={String} nameOf={String}>
        {(item) => item}
      </SortableList>
    ),
    at: 'button',
    keys: '{ArrowDown}',
    sent: { before: ['ber', 'osa'], after: ['osa', 'ber'] },
  },
  'TreeView of several': {
    draw: (name, form) => (
      <TreeView
        label="Places"
        name={name}
        form={form}
        selection="multiple"
        items={tree}
        defaultExpanded={['all']}
        defaultChecked={['ber']}
      />
    ),
    at: '[role=treeitem]:nth-of-type(3)',
    keys: ' ',
    sent: { before: ['ber'], after: ['ber', 'osa'] },
  },
  'TreeView of one': {
    draw: (name, form) => (
      <TreeView label="Place" name={name} form={form} items={tree} defaultExpanded={['all']} defaultValue="ber" />
    ),
    at: '[role=treeitem]:nth-of-type(3)',
    keys: '{Enter}',
    sent: { before: ['ber'], after: ['osa'] },
  },
};

const sent = () => new FormData(form()).getAll('place');

test.for(Object.entries(controls))(
  'a form has each answer of a %s, and takes them back',
  async ([, { draw, at, keys, sent: expected }]) => {
    const told: FormDataEntryValue[][] = [];
    await show(
      <form onChange={({ target }) => 'name' in target && target.name === 'place' && told.push(sent())}>
        {draw('place')}
      </form>,
    );
    expect(sent()).toEqual(expected.before);
    form().querySelector<HTMLElement>(at)?.focus();
    await press(keys);
    await expect.poll(sent).toEqual(expected.after);
    await expect.poll(() => told.at(-1)).toEqual(expected.after);
    const times = told.length;
    form().reset();
    await expect.poll(sent).toEqual(expected.before);
    await drawn();
    expect(told).toHaveLength(times);
  },
);

test.for(Object.entries(controls))('a form has nothing of a %s without a name', async ([, { draw, at, keys }]) => {
  await show(<form>{draw()}</form>);
  form().querySelector<HTMLElement>(at)?.focus();
  await userEvent.keyboard(keys);
  expect([...new FormData(form()).keys()]).toEqual([]);
});

test.for(Object.entries(controls))(
  'a %s of another form is of that alone',
  async ([, { draw, at, keys, sent: expected }]) => {
    await show(
      <>
        <form id="far" />
        <form>{draw('place', 'far')}</form>
      </>,
    );
    const [far, near] = document.querySelectorAll('form');
    const sentFar = () => new FormData(far).getAll('place');
    near?.querySelector<HTMLElement>(at)?.focus();
    await press(keys);
    await expect.poll(sentFar).toEqual(expected.after);
    near?.reset();
    await drawn();
    expect(sentFar()).toEqual(expected.after);
    far?.reset();
    await expect.poll(sentFar).toEqual(expected.before);
  },
);

test('who holds what there is may refuse a change: a form is told of none, and nobody that anything moved', async () => {
  let told = 0;
  const refuse = vi.fn();
  await show(
    <form onChange={() => told++}>
      <ToggleGroup type="multiple" label="Toggles" name="a" options={places} value={['ber']} onValueChange={refuse} />
      <TreeView label="Tree" name="b" items={tree} expanded={['all']} value="ber" onValueChange={refuse} />
      <SortableList label="Order" name="c" items={['x', 'y']} keyOf={String} nameOf={String} onItemsChange={refuse}>
        {(item) => item}
      </SortableList>
    </form>,
  );
  for (const [at, keys] of [
    ['[role=toolbar] button:last-of-type', ' '],
    ['[role=treeitem]:nth-of-type(3)', '{Enter}'],
    ['[aria-label="Move x"]', '{ArrowDown}'],
  ] as const) {
    form().querySelector<HTMLElement>(at)?.focus();
    await userEvent.keyboard(keys);
  }
  await drawn();
  expect(refuse).toHaveBeenCalledTimes(3);
  expect(told).toBe(0);
  expect(document.body.textContent).not.toContain('place 2 of 2');
});

test.each([
  ['ToggleGroup', <ToggleGroup key="" type="multiple" options={places} />, 'button', ' '],
  ['TreeView', <TreeView key="" items={tree} expanded={['all']} />, '[role=treeitem]', '{ArrowDown}{Enter}'],
] as const)(
  'a %s that must be answered holds its form back, with the words of its field',
  async (_, asked, at, keys) => {
    await showForm(
      <Field label="Where" required description="One at least.">
        {asked}
      </Field>,
    );
    await expectHeldBack(() => form().querySelector(at));
    await expect.element(page.getByText('This needs an answer.')).toBeVisible();
    const group = form().querySelector(at)?.closest('[role=toolbar], [role=tree]') as HTMLElement;
    await expect.element(group).toHaveAccessibleName(/^Where/);
    await expect.element(group).toHaveAccessibleDescription(/One at least\..*This needs an answer\./);
    await userEvent.keyboard(keys);
    await expect.element(page.getByText('This needs an answer.')).not.toBeInTheDocument();
  },
);

test.each([false, true])(
  'a tree in what is disabled is none that anything is chosen from (by itself: %s)',
  async (own) => {
    const tell = vi.fn();
    await show(
      <fieldset disabled={!own}>
        <TreeView label="Place" disabled={own} items={tree} expanded={['all']} onValueChange={tell} />
      </fieldset>,
    );
    await userEvent.click(page.getByRole('treeitem', { name: 'Berlin' }), { force: true });
    expect(tell).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
    await expect.element(page.getByRole('treeitem', { name: 'Berlin' })).toHaveAttribute('aria-disabled', 'true');
  },
);
