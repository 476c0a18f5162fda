import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { certainties, keysOf } from '#components/internal';
import { RadioGroup } from '#components/radio-group';
import { TextInput } from '#components/text-input';
import { Field } from './field.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { label: 'Fault', children: <TextInput defaultValue="It does not drain" />, className: 'max-w-form' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: 'In the words of the customer.' } };

/** Label, help and error belong to the control: a screen reader says all three. */
export const WithError: Story = {
  args: { required: true, description: 'In the words of the customer.', error: 'Say what is wrong with it.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: /Fault/ });
    await expect(control).toHaveAccessibleDescription(/In the words of the customer\..*Say what is wrong with it\./s);
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
};

export const WithWarning: Story = { args: { warning: 'Most faults take a sentence or more.' } };

export const Group: Story = {
  args: {
    group: true,
    label: 'How urgent is it?',
    children: (
      <RadioGroup
        options={[
          { value: 'today', label: 'Today' },
          { value: 'week', label: 'This week' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: /How urgent/ })).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-4">
      {keysOf(certainties).map((certainty) => (
        <Field {...args} key={certainty} certainty={certainty} label={certainty} annotation="PRODUCT.md:41:7" />
      ))}
    </div>
  ),
};
