import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { keysOf, tickSizes } from '#components/internal';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    'aria-label': 'Tell me',
    options: [
      { value: 'ready', label: 'When it is ready' },
      { value: 'late', label: 'When it is late', description: 'At most once a day.' },
      { value: 'news', label: 'What is new', description: 'Nothing is sent at the moment.', disabled: true },
    ],
    defaultValue: ['ready'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'When it is late' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(['ready', 'late']);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Few and short: beside one another. */
export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    options: ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label, label })),
    defaultValue: ['Tuesday'],
  },
};

/** In a field: the label names the group, and a form is held back until one is ticked. */
export const Asked: Story = {
  args: { 'aria-label': undefined, defaultValue: [], name: 'tell', required: true },
  render: (args) => (
    <form>
      <Field required label="What shall we tell you?" error="Choose at least one.">
        <CheckboxGroup {...args} />
      </Field>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(canvas.getByRole('group', { name: /What shall we tell you/ })).toHaveAccessibleDescription(/Choose/);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'When it is late' }));
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).getAll('tell')).toEqual(['late']);
    (document.activeElement as HTMLElement).blur();
  },
};

/** What cannot be ticked holds nothing back: the first that can does. */
export const FirstDisabled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultValue: [],
    name: 'tell',
    required: true,
    options: [
      { value: 'at once', label: 'At once', disabled: true },
      { value: 'too late', label: 'When it is late', description: 'At most once a day.' },
    ],
  },
  render: (args) => (
    <form>
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'When it is late' });
    await expect(box).toHaveAccessibleDescription('At most once a day.');
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(false);
    await userEvent.click(box);
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(true);
    box.blur();
  },
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {keysOf(tickSizes).map((size) => (
        <CheckboxGroup {...args} key={size} size={size} aria-label={`Size ${size}`} />
      ))}
    </div>
  ),
};
