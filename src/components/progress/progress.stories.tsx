import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keysOf } from '#components/internal';
import { LocaleProvider } from '#components/locale';
import { Progress } from './progress.tsx';
import { barSizes, progressTones } from './progress.variants.ts';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending the records', value: 42, captioned: true },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone and size, as a bar and as a circle; what nobody knows the end of; as another language writes it. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid max-w-form gap-5">
      <Progress {...args} />
      <Progress label="Reading the file" captioned valueText="3 of 8 pages" value={3} max={8} />
      <Progress label="Nobody knows how long" captioned value={null} />
      <LocaleProvider locale="de">
        <Progress {...args} label="Datensätze werden gesendet" />
      </LocaleProvider>
      {keysOf(progressTones).map((tone, index) => (
        <div key={tone} className="flex items-center gap-4 max-sm:flex-wrap">
          {keysOf(barSizes).map((size) => (
            <Progress key={size} label={`${tone} ${size}`} tone={tone} size={size} value={20 * (index + 1)} />
          ))}
          {keysOf(barSizes).map((size) => (
            <Progress
              key={size}
              shape="circle"
              label={`Circle ${tone} ${size}`}
              tone={tone}
              size={size}
              value={index === 4 ? null : 20 * (index + 1)}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Sending the records' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.getByRole('progressbar', { name: 'Reading the file' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 8 pages',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Nobody knows how long' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await expect(canvas.getByText('42 %')).toBeVisible();
  },
};
