import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BrandPage } from './brand-page.tsx';

/** A brand, tried out on components as they are, with the contrast that it keeps; to take along as CSS and as tokens. */
const meta = { title: 'Foundations/Brand', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Brand: StoryObj<typeof meta> = {
  render: () => <BrandPage />,
  play: async ({ canvas, canvasElement }) => {
    const accent = (element: Element) => getComputedStyle(element).getPropertyValue('--color-of-accent');
    const ours = accent(canvasElement);
    const dark = canvas.getByRole('region', { name: 'Dark' });
    const handOver = within(dark).getByRole('button', { name: 'Hand over' });
    await userEvent.click(canvas.getByRole('button', { name: 'Signal' }));
    await waitFor(() =>
      expect(getComputedStyle(handOver)).toHaveProperty('backgroundColor', 'oklch(0.8848 0.1816 94.9)'),
    );
    await expect(accent(canvasElement)).toBe(ours);
    await userEvent.click(within(dark).getByRole('button', { name: 'More' }));
    await expect(await within(dark).findByRole('menuitem', { name: 'Take back' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    const picked = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(picked);
    await userEvent.type(picked, '#ff0000');
    await expect(await canvas.findByText('Close to the colour of what is wrong.')).toBeVisible();
    const verdict = canvas.getByText(/pairs hold/).textContent ?? '';
    const [, held, all] = /^(\d+) of (\d+)/.exec(verdict) ?? [];
    await expect(held).toBe(all);

    const usual = accent(dark);
    await userEvent.click(canvas.getByRole('switch', { name: 'More contrast' }));
    const more = await canvas.findByRole('region', { name: 'Dark, more contrast' });
    await expect(accent(more)).not.toBe(usual);
    await expect(canvas.getByText(/@layer base/)).toHaveTextContent(accent(more));
  },
};
