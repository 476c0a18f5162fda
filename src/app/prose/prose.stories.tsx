import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { read } from '#specification/reading';
import { Prose } from './prose.tsx';

const words = `# Words

A **strong** word, \`code\`, and a [link](https://example.org).

| Right | Meaning |
| ----: | :------ |
| read  | Looks at *one* record |
| list  | Looks at all of them |

1. One
2. Two

- [x] Order the ~~door~~ seal
- [ ] Fit it

> Said by somebody.
`;

const meta = {
  component: Prose,
  tags: ['!autodocs'],
  args: { nodes: read(words).specification.preface },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of a document as its author set them; a table is a table. */
export const Words: Story = {
  play: async () => {
    await expect(screen.getByRole('table')).toBeVisible();
    await expect(screen.getByRole('columnheader', { name: 'Meaning' })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Order the door seal' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Fit it' })).not.toBeChecked();
    await expect(screen.getByText('door').tagName).toBe('DEL');
    await expect(screen.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://example.org');
  },
};

/** What is written the other way than the page keeps its own order, and stands where the page begins. */
export const OtherWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div dir="rtl" className="w-full">
      <Prose {...args} />
    </div>
  ),
  play: async () => {
    const words = screen.getByText('Said by somebody.');
    await expect(getComputedStyle(words).direction).toBe('ltr');
    const edge = words.closest('[dir=rtl]')?.getBoundingClientRect().right;
    await expect(words.closest('blockquote')?.getBoundingClientRect().right).toBeCloseTo(edge ?? 0, 0);
  },
};
