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
    await expect(screen.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://example.org');
  },
};
