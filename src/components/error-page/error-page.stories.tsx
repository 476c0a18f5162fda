import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { ErrorBoundary, ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { detail: 'TypeError: state is undefined' } };

export const InOwnWords: Story = {
  args: {
    title: 'This record is not here',
    children: 'It may have been deleted, or the address is wrong.',
    onRetry: undefined,
  },
};

function Part({ isMended }: { isMended: boolean }) {
  if (!isMended) throw new Error('the part is broken');
  return <p>The part works again.</p>;
}

/** A part that throws does not take down the rest, and can be tried again. */
export const Boundary: Story = {
  // React tells the developer what the boundary caught: here that is as it should be.
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  render: function Fragile() {
    const [isMended, setIsMended] = useState(false);
    return (
      <div>
        <button type="button" className="mb-4 underline" onClick={() => setIsMended(true)}>
          Mend it
        </button>
        <ErrorBoundary>
          <Part isMended={isMended} />
        </ErrorBoundary>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('the part is broken');
    await expect(console.error).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mend it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The part works again.')).toBeVisible();
  },
};
