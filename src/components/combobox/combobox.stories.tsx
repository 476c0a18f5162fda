import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';

const people = ['Ada Novak', 'Chiara Conti', 'Dilan Aydin', 'Emma Larsen', 'Farid Haddad', 'Grace Obi'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

const find = async (typed: string) => people.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: { value: null, onValueChange: fn(), search: find },
  render: function Held({ onValueChange, ...args }: ComboboxProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Customer" className="max-w-form">
        <Combobox
          {...args}
          value={value}
          onValueChange={(chosen) => {
            setValue(chosen);
            onValueChange?.(chosen);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = { args: { value: people[2] ?? null } };

/** Typed, walked and chosen with the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Customer' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('gr');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'grace obi', label: 'Grace Obi' }));
    await expect(input).toHaveValue('Grace Obi');
  },
};

/** Enter takes what is called so, or the only one found, and goes to the first of several; Escape takes words back that are no answer. */
export const Typed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Customer' });
    await userEvent.type(input, 'grace obi{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'grace obi', label: 'Grace Obi' }),
    );
    await expect(input).toHaveValue('Grace Obi');
    await userEvent.clear(input);
    await userEvent.type(input, 'a{Enter}');
    await expect(input).toHaveValue('a');
    const atFirst = () =>
      expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id ?? 'none');
    await waitFor(atFirst);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
    await expect(input).toHaveValue('a');
    // Closed as well, Enter says what there is to choose from.
    await userEvent.keyboard('{Enter}');
    await waitFor(atFirst);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(input).toHaveValue('Grace Obi'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'grace obi', label: 'Grace Obi' });
    // What was chosen is not put back in silence.
    await userEvent.type(input, 'a{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/“Grace Obia” is not chosen/));
    await expect(input).toHaveValue('Grace Obia');
  },
};

/** What was chosen may be called something only later: whoever leaves meanwhile has emptied nothing. */
export const NamedLate: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Late({ onValueChange, ...args }: ComboboxProps) {
    const [value, setValue] = useState(args.value);
    const [isNamed, setIsNamed] = useState(false);
    return (
      <Field label="Customer">
        <Combobox
          {...args}
          value={value && { ...value, label: isNamed ? value.label : '' }}
          onValueChange={(chosen) => {
            setValue(chosen);
            setTimeout(() => setIsNamed(true), 300);
            onValueChange?.(chosen);
          }}
        />
      </Field>
    );
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Customer' });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Ada Novak'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(people.length));
  },
};

export const NothingFound: Story = {
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};

/** A search that fails is said, and can be tried again by typing on. */
export const SearchFails: Story = {
  args: {
    search: async () => {
      throw new Error('no network');
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'a');
    await expect(await screen.findByText('The search failed. Keep typing to try again.')).toBeVisible();
  },
};

/** Why it failed can be said, where typing on is no help. */
export const SearchRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    search: async () => {
      throw new Error('401');
    },
    failed: (error) => error instanceof Error && error.message === '401' && 'You are not signed in',
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'a');
    await expect(await screen.findByText('You are not signed in')).toBeVisible();
  },
};

const parts = [
  { value: 'v', label: 'V-belt', group: 'Belts' },
  { value: 't', label: 'Toothed belt', group: 'Belts' },
  { value: 'f', label: 'Flat belt', group: 'Belts', disabled: true },
  { value: 'h', label: 'Hex bolt', group: 'Bolts' },
  { value: 'c', label: 'Carriage bolt', group: 'Bolts' },
];

/** Under titles; what cannot be chosen is passed over. */
export const Grouped: Story = {
  args: { search: async (typed) => parts.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())) },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Customer' });
    await userEvent.click(input);
    const belts = within(await screen.findByRole('group', { name: 'Belts' }));
    await expect(belts.getAllByRole('option')).toHaveLength(3);
    await expect(belts.getByRole('option', { name: 'Flat belt' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const hex = screen.getByRole('option', { name: 'Hex bolt' });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', hex.id));
    await userEvent.click(belts.getByRole('option', { name: 'Flat belt' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(hex).toBeVisible();
  },
};
