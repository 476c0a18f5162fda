import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Inputs/Textarea',
  component: Textarea,
  args: { defaultValue: 'It does not drain.' },
  render: (args) => (
    <Field label="Fault" className="max-w-form">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Says how much is left, and takes what is too long all the same: nothing typed is cut off. */
export const Limited: Story = {
  args: { longest: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fault' }), ' Or so.');
    await expect(canvas.getByText('5 characters too many')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
