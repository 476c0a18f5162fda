import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { DateInput, type DateInputProps } from './date-input.tsx';

const meta = {
  title: 'Components/DateInput',
  component: DateInput,
  args: { value: '2026-03-09', onValueChange: fn() },
  render: function Held({ onValueChange, ...args }: DateInputProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Due on" className="max-w-form">
        <DateInput
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
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('Due on'), { target: { value: '2026-04-01' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-04-01');
    await expect(within(canvasElement).getByLabelText('Due on')).toHaveAccessibleDescription(
      /1 April 2026|April 1, 2026/,
    );
  },
};

export const Cleared: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('Due on'), { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

export const WithTime: Story = {
  args: { withTime: true, value: '2026-03-09T14:30' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Due on')).toHaveAccessibleDescription(/Monday.*2026.*30/);
  },
};

/** The browser writes in its own order: the words are of the language of the page. */
export const InAnotherLanguage: Story = {
  render: (args) => (
    <LocaleProvider locale="de">
      <Field label="Fällig am" className="max-w-form">
        <DateInput {...args} />
      </Field>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Montag, 9. März 2026')).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };
