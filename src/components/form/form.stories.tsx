import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import { ErrorSummary, Form } from './form.tsx';

const meta = {
  title: 'Inputs/Form',
  component: Form,
  subcomponents: { ErrorSummary },
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    actions: (
      <Button type="submit" variant="primary">
        Save
      </Button>
    ),
    children: (
      <>
        <Field label="Name" required>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Phone">
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </Field>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /Name/ }), 'Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

// Storybook writes a story down from what it renders, and asks React for a ref in that as React does not want to be asked.
function FocusedSummary() {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <ErrorSummary
      ref={summary}
      errors={[{ controlId: 'name', message: 'Name: this is required.' }, { message: 'The order is closed.' }]}
    />
  );
}

/** Everything that needs another look, in one place that takes the focus; each leads to its field. */
export const Summary: Story = {
  render: (args) => (
    <Form {...args}>
      <FocusedSummary />
      <Field label="Name" required error="This is required." controlId="name">
        <TextInput />
      </Field>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Name/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
  },
};

/** What is wrong is said in words at each field, until it is mended. */
export const HeldBack: Story = {
  args: {
    children: (
      <>
        <Field label="Name" required>
          <TextInput name="name" />
        </Field>
        <Field label="Kind" required>
          <Select name="kind" options={[{ value: 'oven', label: 'Oven' }]} />
        </Field>
        <Field label="Web address">
          <TextInput name="web" type="url" defaultValue="nowhere" />
        </Field>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText('This needs an answer.')).toHaveLength(2));
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await expect(name).toHaveAccessibleDescription('This needs an answer.');
    await expect(canvas.getByRole('textbox', { name: 'Web address' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Web address' })).toHaveAccessibleDescription(/./);
    await userEvent.type(name, 'Ada');
    await waitFor(() => expect(canvas.getAllByText('This needs an answer.')).toHaveLength(1));
    await expect(name).not.toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    name.blur();
  },
};
