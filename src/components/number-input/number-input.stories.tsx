import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const meta = {
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { value: 3.5, onChange: fn() },
  render: function Held({ onChange, ...args }: NumberInputProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Labour" className="max-w-form">
        <NumberInput
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { suffix: 'hours' } };

export const Typed: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Labour' });
    await userEvent.type(input, '1,234.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
  },
};

/** What is no number stays as it was typed, to be seen and mended. */
export const NotANumber: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Labour' });
    await userEvent.type(input, 'three');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('three');
    await expect(input).toHaveValue('three');
  },
};

/** A comma that stands for no thousands is not taken for one: it would be another number by a factor of a hundred. */
export const CommaOfDecimals: Story = {
  args: { value: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Labour' });
    await userEvent.type(input, '12,50');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('12,50');
    await expect(input).toHaveValue('12,50');
  },
};

export const Disabled: Story = { args: { disabled: true } };
