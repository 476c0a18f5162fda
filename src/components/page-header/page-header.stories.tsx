import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#components/badge';
import { Breadcrumbs } from '#components/breadcrumbs';
import { Button } from '#components/button';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'R-000042' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    breadcrumbs: <Breadcrumbs links={[{ key: 'repairs', link: <a href="#repairs">Repairs</a> }]} current="R-000042" />,
    status: <Badge tone="positive">Ready for pickup</Badge>,
    description: 'A washing machine that does not drain.',
    actions: (
      <>
        <Button>Edit</Button>
        <Button variant="primary">Hand back</Button>
      </>
    ),
  },
};

export const TitleOnly: Story = {};

export const Long: Story = {
  args: {
    title: 'A record whose name somebody wrote down at such length that it breaks',
    actions: <Button>Edit</Button>,
  },
};
