import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { keysOf, tickSizes } from '#components/internal';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    'aria-label': 'How urgent is it?',
    options: [
      { value: 'today', label: 'Today', description: 'It is looked at before the shop closes.' },
      { value: 'week', label: 'This week' },
      { value: 'never', label: 'Whenever', description: 'There is no room to keep it.', disabled: true },
    ],
    defaultValue: 'today',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: /Today/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('week'));
  },
};

/** Few and short: beside one another. */
export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    options: ['Small', 'Medium', 'Large'].map((label) => ({ value: label, label })),
    defaultValue: 'Medium',
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The field around says what is wrong. */
export const Wrong: Story = {
  args: { 'aria-label': undefined, defaultValue: undefined },
  render: (args) => (
    <Field required label="How urgent is it?" error="Choose one.">
      <RadioGroup {...args} />
    </Field>
  ),
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {keysOf(tickSizes).map((size) => (
        <RadioGroup {...args} key={size} size={size} aria-label={`Size ${size}`} />
      ))}
    </div>
  ),
};
