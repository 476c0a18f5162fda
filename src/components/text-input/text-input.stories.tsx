import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  args: { onChange: fn() },
  render: (args) => (
    <Field label="Name" className="max-w-form">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Name' }), 'Ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Gallery: Story = {
  render: () => (
    <div className="grid max-w-form gap-3">
      <TextInput aria-label="Empty" placeholder="As on the nameplate" />
      <TextInput aria-label="Filled" defaultValue="Ada Novak" />
      <TextInput aria-label="With a picture" prefix={<Search aria-hidden />} defaultValue="Novak" />
      <TextInput aria-label="With a unit" suffix="kg" defaultValue="12" />
      <TextInput aria-label="Small" size="sm" defaultValue="Small" />
      <TextInput aria-label="Wrong" aria-invalid defaultValue="Wrong" />
      <TextInput aria-label="Not to be changed" disabled defaultValue="Not to be changed" />
    </div>
  ),
};
