import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { PageHeader } from '#components/page-header';
import { SideNav } from '#components/side-nav';
import { AppShell } from './app-shell.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  subcomponents: { SkipLink },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: {
    brand: <span className="text-lg font-bold">Repair desk</span>,
    tools: <Button size="sm">Preview as: Clerk</Button>,
    navigation: (
      <SideNav
        groups={[
          {
            key: 'product',
            entries: [
              { key: 'repairs', link: <a href="#repairs">Repairs</a>, icon: <Wrench aria-hidden />, current: true },
              { key: 'customers', link: <a href="#customers">Customers</a> },
            ],
          },
        ]}
      />
    ),
    children: <PageHeader title="Repairs" description="Everything that is in the shop." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The first stop of the keyboard leads past bar and navigation. */
export const SkipsToContent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

/** A notice that says nothing yet takes no room. */
export const SilentNotice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: <p role="status" /> },
  play: async ({ canvasElement }) => {
    const { top } = within(canvasElement).getByRole('main').getBoundingClientRect();
    const { parentElement } = within(canvasElement).getByRole('status');
    await expect(parentElement?.getBoundingClientRect()).toMatchObject({ top, height: 0 });
  },
};

export const NavigationOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryByRole('button', { name: 'Open navigation' });
    if (!open) return;
    await userEvent.click(open);
    await expect(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Customers' })).toBeVisible();
  },
};

/** Letters of twice the size on half a page: the tools take as many rows as they need, and nothing is pushed off the page. */
export const LargeLetters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    tools: ['Find', 'Preview as', 'Show gaps', 'More'].map((name) => <Button key={name}>{name} and so on</Button>),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    // The head of the page is a banner as well.
    const [bar] = within(canvasElement).getAllByRole('banner');
    if (!bar) throw new Error('there is no bar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    // A bar that takes that much of the page goes with it: nothing stays where it was.
    await waitFor(() => expect(getComputedStyle(bar).position).toBe('static'));
    await expect(getComputedStyle(bar).getPropertyValue('--below-bar')).toBe('0px');
    const [aside] = canvasElement.getElementsByTagName('aside');
    await expect(getComputedStyle(aside as Element).top).toBe('0px');
  },
};
