import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from '#components/checkbox';
import { DateRangePicker } from '#components/date-range-picker';
import { Dialog } from '#components/dialog';
import { Field } from '#components/field';
import { ErrorSummary, Form } from '#components/form';
import { NumberInput } from '#components/number-input';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { SortableList } from '#components/sortable-list';
import { TreeView } from '#components/tree-view';
import { form, sentOf, showForm } from './form.tsx';
import { drawn, show } from './show.tsx';

const parts = [
  { value: 'a', label: 'Belt' },
  { value: 'b', label: 'Bolt' },
];

test.each([
  ['CheckboxGroup', <CheckboxGroup key="" options={parts} />],
  ['TreeView', <TreeView key="" items={[{ id: 'a', label: 'Belt' }]} />],
  [
    'SortableList',
    <SortableList key="" items={['a']} keyOf={String} nameOf={String}>
      {String}
    </SortableList>,
  ],
])('what is wrong leads to a %s that must be answered', async (_, control) => {
  await show(
    <>
      <ErrorSummary errors={[{ message: 'Choose a part', controlId: 'parts' }]} />
      <Field label="Parts" controlId="parts" required>
        {control}
      </Field>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Choose a part' }));
  expect(document.activeElement?.closest('[data-field]')).not.toBeNull();
});

test('a range that is referred to from outside is taken back with its form, and has the focus where it is missing', async () => {
  const ref = createRef<HTMLButtonElement>();
  await showForm(<DateRangePicker ref={ref} aria-label="Stay" name="stay" required />);
  expect(page.getByRole('combobox', { name: 'Stay' }).element()).toBe(ref.current);
  form().requestSubmit();
  expect(document.activeElement).toBe(ref.current);
});

test('a way to see the same is not chosen by taking a form back', async () => {
  const tell = vi.fn();
  await showForm(<SegmentedControl label="Shown as" options={parts} value="b" defaultValue="a" onValueChange={tell} />);
  form().reset();
  await drawn();
  expect(tell).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-checked=true]')?.textContent).toBe('Bolt');
});

test('an option without a value can be chosen, and where none is offered nothing is', async () => {
  const tell = vi.fn();
  const all = [{ value: '', label: 'All' }, ...parts];
  await showForm(<Select aria-label="Part" name="part" options={all} defaultValue="a" onValueChange={tell} />);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: 'All' }));
  expect(tell.mock.calls).toEqual([['']]);
  await expect.element(page.getByRole('combobox')).toHaveTextContent('All');
  expect(sentOf('part')).toBe('');
  await showForm(<Select aria-label="Part" options={parts} value="" />);
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Choose…');
  await userEvent.click(page.getByRole('combobox'));
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
});

test('what is not offered at present stays chosen', async () => {
  const tell = vi.fn();
  await show(<CheckboxGroup aria-label="Parts" options={parts} defaultValue={['a', 'gone']} onValueChange={tell} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Bolt' }));
  expect(tell.mock.calls).toEqual([[['gone', 'a', 'b']]]);
});

test('nothing of a tree is ticked at once that is disabled', async () => {
  const tell = vi.fn();
  const tree = (
    <TreeView label="Parts" selection="multiple" items={[{ id: 'a', label: 'Belt' }]} onCheckedChange={tell} />
  );
  await show(<fieldset disabled>{tree}</fieldset>);
  document.querySelector<HTMLElement>('[role=treeitem]')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(tell).not.toHaveBeenCalled();
  await show(tree);
  document.querySelector<HTMLElement>('[role=treeitem]')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(tell.mock.calls).toEqual([[['a']]]);
});

test('a grip that was drawn by a pointer answers the next key', async () => {
  await show(
    <SortableList label="Parts" defaultItems={['Belt', 'Bolt']} keyOf={String} nameOf={String}>
      {String}
    </SortableList>,
  );
  const grip = page.getByRole('button', { name: 'Move Belt', exact: true });
  await userEvent.click(grip);
  await expect.poll(() => grip.element().ariaExpanded).toBe('true');
  await userEvent.click(grip);
  await expect.poll(() => grip.element().ariaExpanded).toBe('false');
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => grip.element().ariaExpanded).toBe('true');
});

test('a key that its owner keeps for itself changes no number', async () => {
  const tell = vi.fn();
  await show(
    <NumberInput
      aria-label="Parts"
      defaultValue={5}
      onValueChange={tell}
      onKeyDown={(event) => event.preventDefault()}
    />,
  );
  document.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(tell).not.toHaveBeenCalled();
});

test('a form is sent by Control and Enter with its own button, wherever that stands, and not while it is busy', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const sheet = (isBusy: boolean) => (
    <Dialog
      defaultOpen
      title="Order"
      actions={
        <button type="submit" form="order" aria-disabled={isBusy}>
          Save
        </button>
      }
    >
      <Form id="order" onSubmit={send}>
        <textarea aria-label="Note" />
      </Form>
    </Dialog>
  );
  for (const isBusy of [true, false]) {
    await show(sheet(isBusy));
    await expect.poll(() => document.querySelector('textarea')).not.toBeNull();
    document.querySelector('textarea')?.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send.mock.calls.length).toBe(isBusy ? 0 : 1);
  }
});

test('what is to be read is walked and sent, and stays as it is', async () => {
  await showForm(
    <>
      <TreeView
        label="Parts"
        name="part"
        readOnly
        selection="multiple"
        items={[
          { id: 'a', label: 'Belts', children: [{ id: 'b', label: 'Wide' }] },
          { id: 'c', label: 'Bolts' },
        ]}
        defaultChecked={['b']}
      />
      <SortableList label="Columns" name="column" readOnly defaultItems={['x', 'y']} keyOf={String} nameOf={String}>
        {String}
      </SortableList>
    </>,
  );
  await page.getByRole('treeitem', { name: 'Belts' }).click();
  await userEvent.keyboard('{ArrowRight}{ArrowDown} {Control>}a{/Control}');
  await expect.element(page.getByRole('treeitem', { name: 'Wide' })).toHaveFocus();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect([...new FormData(form())]).toEqual([
    ['part', 'b'],
    ['column', 'x'],
    ['column', 'y'],
  ]);
});

test('an order that is disabled is not moved, and not sent', async () => {
  await showForm(
    <SortableList label="Columns" name="column" disabled defaultItems={['x', 'y']} keyOf={String} nameOf={String}>
      {String}
    </SortableList>,
  );
  await expect.element(page.getByRole('button', { name: 'Move x' })).toBeDisabled();
  expect([...new FormData(form())]).toEqual([]);
});
