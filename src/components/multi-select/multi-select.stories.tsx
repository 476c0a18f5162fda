import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const people = ['Ada Novak', 'Chiara Conti', 'Dilan Aydin', 'Emma Larsen', 'Farid Haddad', 'Grace Obi'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const meta = {
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: {
    name: 'people',
    defaultValue: people.slice(1, 3),
    onValueChange: fn(),
    search: async (typed) => people.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
  },
} satisfies Meta<typeof MultiSelect>;

function Growing({ onValueChange: _, ...props }: MultiSelectProps) {
  const [value, setValue] = useState(props.defaultValue ?? []);
  const create = {
    label: 'Add a person',
    open: (label: string) => setValue([...value, { value: label.toLowerCase(), label }]),
  };
  return <MultiSelect {...props} value={value} onValueChange={setValue} create={create} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

/** Found, chosen and taken away with the keyboard alone; a form gets each value. */
export const Playground: Story = {
  render: (args) => (
    <form className="grid max-w-form gap-5">
      <Field label="Who works on it">
        <MultiSelect {...args} />
      </Field>
      <Field label="Who worked on it">
        <MultiSelect search={args.search} defaultValue={people.slice(3, 5)} disabled size="sm" />
      </Field>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Who works on it' });
    const values = () => new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('people');
    await expect(values()).toEqual(['chiara conti', 'dilan aydin']);
    await userEvent.click(input);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('gr');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(values()).toEqual(['chiara conti', 'dilan aydin', 'grace obi']));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('em');
    await expect(input).toHaveValue('em');
    await userEvent.clear(input);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() => expect(values()).toEqual(['chiara conti', 'grace obi']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Grace Obi' }));
    await expect(values()).toEqual(['chiara conti']);
    await waitFor(() => expect(input).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  render: (args) => (
    <Field label="Who works on it" className="max-w-form">
      <MultiSelect {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};

/** What is not found can be made, and is chosen with the rest. */
export const Creates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { 'aria-label': 'Who works on it' },
  render: (args) => (
    <form>
      <Growing {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const values = () => new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('people');
    const input = within(canvasElement).getByRole('combobox', { name: 'Who works on it' });
    await userEvent.type(input, 'Hedda Gabler');
    await userEvent.click(await screen.findByRole('option', { name: 'Add a person: Hedda Gabler' }));
    await waitFor(() => expect(values()).toEqual(['chiara conti', 'dilan aydin', 'hedda gabler']));
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'gr');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: 'Grace Obi' }));
    await waitFor(() => expect(values()).toHaveLength(4));
    input.blur();
  },
};
