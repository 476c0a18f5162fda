import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: { accept: '.md,text/markdown', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const other = new File([''], 'photo.png', { type: 'image/png' });
    const file = new File(['## 1. Purpose'], 'PRODUCT.md', { type: 'text/markdown' });
    const drop = (dropped: File) => {
      const transfer = new DataTransfer();
      transfer.items.add(dropped);
      const target = within(canvasElement).getByText('Drop a file here').parentElement as HTMLElement;
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    };
    drop(other);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('.md');
    await expect(args.onFiles).not.toHaveBeenCalled();
    drop(file);
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'PRODUCT.md' })]);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** What was taken is listed: how far each has come, and a way to take it away. */
export const Listed: Story = {
  args: {
    multiple: true,
    name: 'files',
    progressOf: ({ name }) => (name === 'plan.md' ? 0.4 : undefined),
    onRemove: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept]') as HTMLInputElement;
    await userEvent.upload(input, [
      new File(['#'.repeat(2400)], 'PRODUCT.md'),
      new File(['#'.repeat(1_250_000)], 'plan.md'),
      new File(['3'], 'old.md'),
    ]);
    await expect(await canvas.findByRole('progressbar', { name: 'plan.md' })).toHaveAttribute('aria-valuenow', '0.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove old.md' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ name: 'old.md' }));
    const [first, second, ...others] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('PRODUCT.md2.4 kB');
    await expect(second).toHaveTextContent('plan.md1.3 MB');
    await expect(others).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove plan.md' })).toHaveFocus());
  },
};

/** Where only one is taken, the first that fits is, and the others are named. */
export const TooMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const drop = async (...names: string[]) => {
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(new File([''], name));
      const target = input.parentElement as HTMLElement;
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    };
    await drop('photo.png', 'a.md', 'b.md', 'c.md');
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.md' })]);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('photo.png');
    await expect(alert).toHaveTextContent('b.md');
    await expect(alert).toHaveTextContent('c.md');
    await expect(alert).not.toHaveTextContent('a.md');
    await drop('b.md');
    await expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.md' })]);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** Whoever takes the files says what is wrong with them, and gets all of them at once. */
export const Unchecked: Story = {
  args: { unchecked: true, multiple: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const files = [new File([''], 'photo.png', { type: 'image/png' }), new File([''], 'PRODUCT.md')];
    await userEvent.upload(input, files, { applyAccept: false });
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** How many, and how large each may be: what is left out is named, and why. */
export const Limits: Story = {
  args: {
    multiple: true,
    name: 'files',
    maxFiles: 2,
    maxSize: 2000,
    children: 'or drop two: Markdown, up to 2 kB each',
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept]') as HTMLInputElement;
    const file = (name: string, bytes = 800) => new File(['#'.repeat(bytes)], name, { lastModified: 1 });
    await userEvent.upload(input, [file('a.md'), file('long.md', 2400)]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('long.md is 2.4 kB. The limit is 2 kB.');
    await userEvent.upload(input, [file('a.md'), file('b.md'), file('c.md')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'At most 2 files are allowed here. Left out: c.md.',
    );
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'a.md' }),
      expect.objectContaining({ name: 'b.md' }),
    ]);
    const listed = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(listed).toEqual(['a.md800 bytes', 'b.md800 bytes']);
  },
};
