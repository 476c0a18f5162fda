import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '#components/link';
import { Heading, Text } from '#components/text';

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta;

/** Where the first page of each is. */
const pages: Readonly<Record<string, string>> = {
  'Getting started': '/docs/getting-started--docs',
  Foundations: '/docs/foundations-type--docs',
  Patterns: '/story/patterns--working',
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What is where, for somebody who reviews. */
export const Welcome: Story = {
  render: () => (
    <div className="flex max-w-prose flex-col gap-4">
      <Heading level={1} size="xl">
        Ninefold
      </Heading>
      <Text size="lg">
        A component library, and the product that is assembled from it as far as its specification is known.
      </Text>
      <dl className="flex flex-col gap-3">
        {[
          ['Getting started', 'Install the library, import a component, choose its look and its language.'],
          [
            'Foundations',
            'Type, space, colour and its contrast, motion, writing, right to left, accessibility with what was measured; a brand of your own.',
          ],
          [
            'Tokens',
            'Colours, type, measures, and the line: solid is stated, dashed is assumed, hatched is not shown.',
          ],
          [
            'Inputs, overlays, data, navigation, feedback, layout',
            'The components: each with a playground, its behaviour one story at a time, and a gallery drawn from its tables.',
          ],
          ['Patterns', 'Lists with filters, sign-in, settings, wizards and other things that products are made of.'],
          [
            'Products',
            'Every screen of PRODUCT.md and of each example, in every state it can be in. They come from the documents: nobody writes them.',
          ],
        ].map(([name = '', text]) => (
          <div key={name}>
            <dt className="font-semibold">
              {pages[name] ? (
                <Link href={`?path=${pages[name]}`} target="_top">
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Text>
        The toolbar switches theme, direction and width. What changed since the last approval stands in the report of{' '}
        <code className="annotation">npm run visual</code>.
      </Text>
    </div>
  ),
};
