import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateInput } from '#components/date-input';
import { Field } from '#components/field';
import { Pagination } from '#components/pagination';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { japanese } from './ja.ts';
import { LocaleProvider } from './locale.tsx';

const meta = {
  title: 'Components/LocaleProvider',
  component: LocaleProvider,
  args: {
    locale: 'de',
    direction: 'ltr',
    strings: german,
    children: (
      <div className="flex max-w-form flex-col gap-4">
        <Field label="2026-11-22" required>
          <DateInput defaultValue="2026-11-22" />
        </Field>
        <Pagination page={2} pageSize={25} total={118} onPageChange={() => undefined} />
      </div>
    ),
  },
  render: (args) => (
    <div lang={args.locale} dir={args.direction}>
      <LocaleProvider {...args} />
    </div>
  ),
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
  },
};

export const FromRightToLeft: Story = {
  args: { locale: 'ar', direction: 'rtl', strings: arabic },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [before, after] = canvas.getAllByRole('button').slice(-2);
    await expect(before?.getBoundingClientRect().left).toBeGreaterThan(after?.getBoundingClientRect().left ?? 0);
  },
};

export const Japanese: Story = { args: { locale: 'ja', strings: japanese } };
