import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { Button } from '#components/button';
import { later, overlay } from './index.ts';

let isLost = true;

const Note = overlay(
  () => (isLost ? Promise.reject(new Error('The module did not come')) : Promise.resolve({ Words })),
  'Words',
);

let asked = 0;
let isPrinting = false;

const Printed = later(
  'paper',
  () => {
    asked += 1;
    // Whoever touched the page before has begun it: it does not come then.
    return isPrinting ? Promise.resolve({ Words }) : Promise.reject(new Error('Nobody prints'));
  },
  'Words',
);

interface WordsProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

function Words(_: WordsProps) {
  return <p>It came later.</p>;
}

function Opened() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Note open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Layout/Lazily',
  component: Opened,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

class Paper extends EventTarget {
  get matches() {
    return isPrinting;
  }
}

/** What was given of the paper: as by a browser, another each time. */
let papers: Paper[] = [];

function print() {
  isPrinting = true;
  for (const paper of papers) paper.dispatchEvent(new Event('change'));
}

/** What only paper shows is not there, and comes as soon as somebody prints: once. */
export const OnPaper: Story = {
  render: () => <Printed />,
  beforeEach: () => {
    isPrinting = false;
    papers = [];
    spyOn(window, 'matchMedia').mockImplementation(() => {
      const paper = new Paper();
      papers.push(paper);
      return paper as unknown as MediaQueryList;
    });
  },
  play: async () => {
    await expect(screen.queryByText('It came later.')).toBeNull();
    print();
    await screen.findByText('It came later.', undefined, { timeout: 1000 });
    const before = asked;
    print();
    await expect(asked).toBe(before);
  },
};

/** What opens and does not come says so, closes, takes nothing else away, and comes the next time. */
export const Lost: Story = {
  play: async () => {
    isLost = true;
    const button = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await expect(await screen.findByRole('alert')).toHaveTextContent('It could not be loaded. Try again');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    isLost = false;
    await userEvent.click(button);
    await screen.findByText('It came later.');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
