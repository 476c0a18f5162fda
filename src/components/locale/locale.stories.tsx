import '@fontsource-variable/noto-sans-jp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateInput } from '#components/date-input';
import { Field } from '#components/field';
import { Select } from '#components/select';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { japanese } from './ja.ts';
import { LocaleProvider } from './locale.tsx';

const meta = {
  title: 'Layout/LocaleProvider',
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
        <Select aria-label="A–Z" options={[]} />
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

const said = async (canvasElement: HTMLElement, words: string) =>
  expect(within(canvasElement).getByRole('combobox')).toHaveTextContent(words);

export const Playground: Story = {
  play: ({ canvasElement }) => said(canvasElement, german.choose),
};

export const FromRightToLeft: Story = {
  args: { locale: 'ar-EG', direction: 'rtl', strings: arabic },
  play: async ({ canvasElement }) => {
    await said(canvasElement, arabic.choose);
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    await expect(day).toHaveValue('٢٢');
  },
};

export const Japanese: Story = {
  args: { locale: 'ja', strings: japanese },
  play: ({ canvasElement }) => said(canvasElement, japanese.choose),
};
