import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { Progress } from '#components/progress';
import { Heading, Text } from '#components/text';
import { untold } from './component-docs.ts';
import { PageLink } from './docs/page-link.tsx';
import { type Found, inventoryOf } from './inventory.ts';
import { starred } from './inventory-rows.ts';

const modules = import.meta.glob<Record<string, unknown>>('../src/components/*/index.ts', { eager: true });
const sources = import.meta.glob<string>('../src/components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const withoutDocs = untold(Object.keys(sources).filter((path) => path.endsWith('.stories.tsx'))).map((path) =>
  path.split('/').at(-1)?.replace('.stories.tsx', ''),
);

const rooms = Object.entries(starred).map(([room, wanted]) => ({ room, rows: inventoryOf(wanted, modules, sources) }));
const all = rooms.flatMap(({ rows }) => rows);
const countOf = (known: Found['known']) => all.filter((row) => row.known === known).length;
const tones = { full: 'positive', part: 'caution', none: 'neutral' } as const;

const meta = {
  title: 'Inventory',
  tags: ['!autodocs'],
  // It changes with every component: a picture of it says nothing that they do not.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked of a library and what there is of it, told from the modules of this one. */
export const Inventory: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <header className="flex max-w-prose flex-col gap-2">
        <Heading level={1} size="lg">
          Inventory
        </Heading>
        <Text tone="muted">
          The {all.length} components that a serious product’s interface needs, and what the best libraries have of
          each. What is said here is read from the exports, the props and the stories: full is all of it, part is some,
          none is none; what a row does not name was not asked.
        </Text>
        <Progress
          captioned
          label={`${countOf('full')} full, ${countOf('part')} in part, ${countOf('none')} not there`}
          tone="positive"
          value={countOf('full')}
          max={all.length}
          valueText={`${countOf('full')} of ${all.length}`}
        />
      </header>
      {withoutDocs.length > 0 && (
        <section aria-labelledby="told" className="flex max-w-prose flex-col gap-2">
          <Heading level={2} id="told">
            Documentation
          </Heading>
          <Text>
            Nobody has written yet when these are the right ones, and when others are: {withoutDocs.join(', ')}.
          </Text>
        </section>
      )}
      {rooms.map(({ room, rows }) => (
        <section key={room} aria-labelledby={room} className="flex flex-col gap-2">
          <Heading level={2} id={room}>
            {room}
          </Heading>
          <ul className="grid gap-px overflow-hidden rounded-sheet border border-line bg-line">
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(all).toHaveLength(66);
    await expect(new Set(all.map(({ name }) => name)).size).toBe(66);
    await expect(all.filter(({ known }) => known !== 'full')).toEqual([]);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('full')).toHaveLength(countOf('full'));
    // Nothing is there because its name was written down.
    const [missing] = inventoryOf(
      [{ name: 'Wheel', doors: ['button#Wheel'], has: { tones: /tone/ } }],
      modules,
      sources,
    );
    await expect(missing).toEqual({
      name: 'Wheel',
      components: ['Wheel'],
      known: 'none',
      has: [],
      lacks: ['shown in a story', 'tones'],
    });
  },
};

function Row({ name, components, known, has, lacks }: Found) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 bg-surface px-3 py-2 text-sm">
      <span className="w-56 max-w-full">
        <span className="block font-medium">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-xs">
          {components.map((component) => (
            <Suspense key={component} fallback={component}>
              <PageLink name={component} />
            </Suspense>
          ))}
        </span>
      </span>
      <span className="w-16">
        <Badge tone={tones[known]}>{known}</Badge>
      </span>
      <span className="min-w-0 flex-1 basis-64 text-muted">
        {has.join(' · ')}
        {lacks.length > 0 && <span className="block text-caution">lacks {lacks.join(' · ')}</span>}
      </span>
    </li>
  );
}
