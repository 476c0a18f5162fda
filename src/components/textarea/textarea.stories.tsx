import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { keysOf } from '#components/internal';
import { Textarea } from './textarea.tsx';
import { textareaSizes } from './textarea.variants.ts';

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

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: () => (
    <div className="grid max-w-form gap-3">
      {keysOf(textareaSizes).map((size) => (
        <Textarea key={size} size={size} aria-label={`Size ${size}`} defaultValue="Its switch sticks." />
      ))}
    </div>
  ),
};
