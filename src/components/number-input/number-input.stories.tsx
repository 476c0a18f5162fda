import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const meta = {
  title: 'Inputs/NumberInput',
  component: NumberInput,
  args: { value: 3.5, onValueChange: fn() },
  render: function Held({ onValueChange, ...args }: NumberInputProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Labour" className="max-w-form">
        <NumberInput
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange?.(next);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { suffix: 'hours' } };

/** Few of something: pressed rather than typed. */
export const Buttons: Story = {
  args: { value: 2, buttons: true, suffix: 'guests', min: 1, max: 4, whole: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More Labour' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Less Labour' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('guests');
  },
};

/** An amount: its sign stands where the language has it, with as many decimals as the currency has. */
export const Money: Story = {
  args: { value: 1234.5, currency: 'EUR' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Labour' });
    await expect(input).toHaveAccessibleDescription('€');
    await expect((input as HTMLInputElement).value).toMatch(/^1\D234\D50$/);
  },
};

export const Typed: Story = {
  args: { value: 1234.5 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Labour' });
    await userEvent.clear(input);
    await userEvent.type(input, '1,234.5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
  },
};

/** What is no number stays as it was typed, to be seen and mended. */
/** As a number was reckoned, with more decimals than are shown: nothing is wrong with it. */
export const ManyDecimals: Story = {
  args: { value: 0.1 + 0.2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await expect(input).toHaveValue('0.3');
    await expect(input).toBeValid();
  },
};

export const NotANumber: Story = {
  args: { value: 'three' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Labour' });
    await userEvent.clear(input);
    await userEvent.type(input, 'three');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('three');
    await expect(input).toHaveValue('three');
  },
};

/** A comma that cannot set thousands apart begins the decimals, whoever is used to writing it so. */
export const CommaOfDecimals: Story = {
  args: { value: '1,2,3' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Labour' });
    for (const [typed, number, shown] of [
      ['12,50', 12.5, '12.5'],
      ['1.234,567', 1234.567, '1234.567'],
      ['12,500', 12500, '12500'],
      ['1,2,3', '1,2,3', '1,2,3'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(number);
      await expect(input).toHaveValue(shown);
    }
  },
};

/** Thousands of an amount are set apart, also while it is typed: the caret stays where it was. */
export const Grouped: Story = {
  args: { value: 1234567.5, grouped: true, decimals: 2, maxDecimals: 2 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Labour' });
    await expect(input).toHaveValue('1,234,567.50');
    await userEvent.clear(input);
    await userEvent.type(input, '98765');
    await expect(input).toHaveValue('98,765');
    await userEvent.type(input, '4', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('984,765');
    await expect(input.selectionStart).toBe(3);
    await userEvent.type(input, '.219', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(input).toHaveValue('984,765.21');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('no more than 2 decimals');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(984765.21);
    await expect(input).toHaveValue('984,765.21');
  },
};

/** What is put in at once may be written as elsewhere, or with its currency. */
export const PutIn: Story = {
  args: { value: 15, grouped: true, decimals: 2, maxDecimals: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Labour' });
    for (const [put, shown] of [
      ['1.234,50', '1,234.50'],
      ['€936.50', '936.50'],
      ['15 €', '15.00'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(put);
      await expect(input).toHaveValue(shown);
    }
  },
};

/** Typed key by key as another language writes it, an amount keeps each sign; of what is no number arrow keys make none. */
export const TypedAsElsewhere: Story = {
  args: { value: 15, grouped: true, decimals: 2, maxDecimals: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Labour' });
    for (const typed of ['1.000,50', '1 000,50']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await userEvent.tab();
      await expect(input).toHaveValue('1,000.50');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1000.5);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '12 or so{ArrowUp}{PageDown}');
    await expect(input).toHaveValue('12 or so');
    await userEvent.clear(input);
  },
};

/** A number that would not keep all its digits stays as it was typed, and says how many there may be. */
export const TooLong: Story = {
  args: { value: 15, grouped: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Labour' });
    for (const typed of ['99,999,999,999,999,999,999', '1e21']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(typed);
      await expect(input).toHaveAccessibleDescription('Enter 9,007,199,254,740,991 or less.');
    }
    await userEvent.clear(input);
  },
};

export const Disabled: Story = { args: { disabled: true } };
