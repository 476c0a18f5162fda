import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';
import { arabic } from '#components/locale/ar';
import { japanese } from '#components/locale/ja';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Components/DateInput',
  component: DateInput,
  args: { defaultValue: '2026-03-09', onValueChange: fn() },
  render: (args) => (
    <Field label="Due on" className="max-w-form">
      <DateInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} Due on` });

/** Typed without a look: each part goes on to the next, and a mark ends one that is short. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Due on'));
    await expect(part('month')).toHaveFocus();
    await userEvent.keyboard('4/127');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'XXXX-04-12');
    await userEvent.keyboard('{Tab}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0007-04-12', '0007-04-12');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-12', '2026-04-12');
    await expect(part('month')).toHaveAccessibleDescription('Sunday, April 12, 2026');
    await userEvent.tab();
    await userEvent.tab();
  },
};
