import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '#components/link';
import { Heading, Text } from '#components/text';

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta;

/** Where the first page of each is. */
const pages: Readonly<Record<string, string>> = {
  'Getting started': '/docs/getting-started--docs',
  Foundations: '/docs/foundations-type--docs',
  Tokens: '/story/tokens--colors',
  Components: '/story/inventory--inventory',
  Patterns: '/story/patterns--working',
  Products: '/story/products-repair-desk--overview',
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
            'Components',
            'All of them at a glance. In the sidebar, by what they are for: inputs, overlays, data, navigation, feedback, layout. Each has a playground, its behaviour one story at a time, and a gallery drawn from its tables.',
          ],
          ['Patterns', 'Lists with filters, sign-in, settings, wizards and other things that products are made of.'],
          [
            'Products',
            'Every screen of the products that are specified here, in every state it can be in. They are assembled from the specification documents: nobody writes them.',
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
        The toolbar switches theme, motion, contrast, density, direction, language, size of text and width. Below a
        story, Pictures shows what is approved.
      </Text>
    </div>
  ),
};
