import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BrandPage } from './brand-page.tsx';

/** A brand, tried out on components as they are, with the contrast that it keeps; to take along as CSS and as tokens. */
const meta = { title: 'Foundations/Brand', tags: ['!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** For whoever tries one out: nothing is pressed in it. */
export const Brand: Story = {
  tags: ['!test'],
  render: () => <BrandPage />,
};

export const Tried: Story = {
  tags: ['!dev'],
  render: () => <BrandPage />,
  play: async ({ canvas, canvasElement }) => {
    const accent = (element: Element) => getComputedStyle(element).getPropertyValue('--color-of-accent');
    const ours = accent(canvasElement);
    const dark = canvas.getByLabelText('Dark');
    const handOver = within(dark).getByText('Hand over');
    await userEvent.click(canvas.getByText('Signal'));
    await waitFor(() =>
      expect(getComputedStyle(handOver)).toHaveProperty('backgroundColor', 'oklch(0.8848 0.1816 94.9)'),
    );
    await expect(accent(canvasElement)).toBe(ours);
    await userEvent.click(within(dark).getByLabelText('More'));
    await expect(await within(dark).findByText('Take back')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    const picked = canvas.getByLabelText('Accent');
    await userEvent.clear(picked);
    await userEvent.paste('#ff0000');
    await expect(await canvas.findByText('Close to the colour of what is wrong.')).toBeVisible();
    await expect(canvas.getByText(/pairs hold/)).toHaveTextContent(/^(\d+) of \1 pairs hold/);

    const usual = accent(dark);
    await userEvent.click(canvas.getByText('More contrast'));
    const more = await canvas.findByLabelText('Dark, more contrast');
    await expect(accent(more)).not.toBe(usual);
    await expect(canvas.getByText(/@layer base/)).toHaveTextContent(accent(more));
  },
};
