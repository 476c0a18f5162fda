import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: { accept: '.md,text/markdown', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(['## 1. Purpose'], 'PRODUCT.md', { type: 'text/markdown' });
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const target = within(canvasElement).getByText('Drop a file here').parentElement as HTMLElement;
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'PRODUCT.md' })]);
  },
};
