import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { Button } from '#components/button';
import { ErrorBoundary } from '#components/error-page';
import { later, overlay } from './index.ts';

let isLost = true;

const Note = overlay(
  () => (isLost ? Promise.reject(new Error('The module did not come')) : Promise.resolve({ Words })),
  'Words',
);

const Printed = later('paper', () => Promise.resolve({ Words }), 'Words');

function Words() {
  return <p>It came later.</p>;
}

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Note />}
    </>
  );
}

const meta = {
  title: 'Components/Lazily',
  component: Opened,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ErrorBoundary>
      <Opened />
    </ErrorBoundary>
  ),
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

let paper: EventTarget & { matches: boolean };

/** What only paper shows is not there, and comes as soon as somebody prints. */
export const OnPaper: Story = {
  render: () => <Printed />,
  beforeEach: () => {
    paper = Object.assign(new EventTarget(), { matches: false });
    spyOn(window, 'matchMedia').mockReturnValue(paper as unknown as MediaQueryList);
  },
  play: async () => {
    await expect(screen.queryByText('It came later.')).toBeNull();
    paper.matches = true;
    paper.dispatchEvent(new Event('change'));
    await screen.findByText('It came later.', undefined, { timeout: 1000 });
  },
};

/** What opens and does not come says so, and comes the next time. */
export const Lost: Story = {
  // React tells the developer what the boundary caught: here that is as it should be.
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  play: async () => {
    isLost = true;
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The module did not come');
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('It came later.');
  },
};
