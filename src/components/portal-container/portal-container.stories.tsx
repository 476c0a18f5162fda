import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { PortalContainer, type PortalContainerProps } from './portal-container.tsx';

function Embedded({ children }: PortalContainerProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <section aria-label="A part of somebody else’s page" className="rounded-sheet border border-edge p-4">
      <PortalContainer container={container}>{children}</PortalContainer>
      <div ref={setContainer} />
    </section>
  );
}

const meta = {
  title: 'Overlays/PortalContainer',
  component: PortalContainer,
  args: {
    children: (
      <Dialog trigger={<Button>Take back</Button>} title="Take the order back?">
        It is kept for thirty days.
      </Dialog>
    ),
  },
  render: (args) => <Embedded {...args} />,
} satisfies Meta<typeof PortalContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement.querySelector('section') as HTMLElement);
    await userEvent.click(part.getByRole('button', { name: 'Take back' }));
    await expect(await part.findByRole('dialog', { name: 'Take the order back?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(part.queryByRole('dialog')).toBeNull());
    part.getByRole('button', { name: 'Take back' }).blur();
  },
};
