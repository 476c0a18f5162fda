import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  args: { onValueChange: fn() },
  render: (args) => (
    <Field label="Password" className="max-w-form">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed can be looked at, and typed on where one was. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'late lamp');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('late lamp');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(input).toHaveValue('late lamps');
    input.blur();
  },
};

/** Hidden, small, only to be read, wrong, and not to be used. */
export const Gallery: Story = {
  render: () => (
    <div className="grid max-w-form gap-3">
      <PasswordInput aria-label="Empty" />
      <PasswordInput aria-label="Filled" defaultValue="late lamp" />
      <PasswordInput aria-label="Small" size="sm" defaultValue="late lamp" />
      <PasswordInput aria-label="Only to be read" readOnly defaultValue="late lamp" />
      <PasswordInput aria-label="Wrong" invalid defaultValue="late lamp" />
      <PasswordInput aria-label="Not to be used" disabled defaultValue="late lamp" />
    </div>
  ),
};
