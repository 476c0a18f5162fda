import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';
import { TimeInput } from './time-input.tsx';

const meta = {
  title: 'Inputs/TimeInput',
  component: TimeInput,
  args: { defaultValue: '14:30', onValueChange: fn() },
  render: (args) => (
    <div className="grid gap-4">
      <Field label="Opens at">
        <TimeInput {...args} className="max-w-40" />
      </Field>
      <LocaleProvider locale="de" strings={german}>
        <Field label="Öffnet um">
          <TimeInput {...args} defaultValue={null} className="max-w-40" />
        </Field>
      </LocaleProvider>
    </div>
  ),
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve hours or twenty-four, as the language counts them. */
export const Playground: Story = {
  args: { max: '18:00' },
  play: async ({ args }) => {
    const part = (name: string) => screen.getByRole('spinbutton', { name });
    part('hour Opens at').focus();
    await userEvent.keyboard('730p');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:30', '19:30');
    await userEvent.tab();
    await expect(part('hour Opens at')).toBeInvalid();
    await userEvent.keyboard('1800');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:00', '18:00');
    await expect(part('Stunde Öffnet um')).toBeValid();
  },
};

/** Seconds are asked for where there are some. */
export const WithSeconds: Story = {
  args: { defaultValue: '14:30:15' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    screen.getByRole('spinbutton', { name: 'second Opens at' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30:16', '14:30:16');
  },
};
