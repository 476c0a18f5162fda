import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useCopy } from '#app/hand-over';
import { Button } from '#components/button';
import { SearchInput } from '#components/search-input';
import { Heading, Text } from '#components/text';

const sources = import.meta.glob<string>('../src/components/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Which components draw an icon, by its name. */
const usedBy = new Map<string, Set<string>>();
for (const [path, text] of Object.entries(sources)) {
  const component = path.split('/').at(-2) ?? '';
  if (/\.(stories|example)\.tsx$/.test(path)) continue;
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g))
    for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? ''))
      if (name in icons) usedBy.set(name, (usedBy.get(name) ?? new Set()).add(component));
}

const all = Object.keys(icons) as (keyof typeof icons)[];
const drawn = all.filter((name) => usedBy.has(name));
const others = all.filter((name) => !usedBy.has(name));
/** As many as one looks over; who finds more says more. */
const most = 96;

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  // It changes with every version of the icons: a picture of it says nothing that the components do not.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon there is, by its name: those that the library draws first, with where. */
export const Icons: Story = {
  render: () => <Searched />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^X / })).toHaveTextContent('tag');
    await expect(drawn.length).toBeGreaterThan(20);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'check circle');
    await expect(canvas.getByRole('button', { name: /^CircleCheckBig/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^X / })).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('button', { name: /^X / })).toBeVisible();
  },
};

function Searched() {
  const [typed, type] = useState('');
  const copy = useCopy();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (name: string) => words.every((word) => spoken(name).includes(word));
  const take = (name: string) => copy(`import { ${name} } from 'lucide-react';`);
  const [here, elsewhere] = [drawn.filter(fits), words.length > 0 ? others.filter(fits) : []];
  const beyond = elsewhere.length - most;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex max-w-prose flex-col gap-2">
        <Heading level={1} size="lg">
          Icons
        </Heading>
        <Text tone="muted">
          Lucide’s icons, two pixels strong, as large as the words beside them. An icon stands before words, or alone
          where everybody knows it; then it has a name, and a tooltip that says it. It is hidden from who listens,
          because the words say it already. A press copies the line that imports it.
        </Text>
        <SearchInput
          label="Search icons"
          placeholder="Arrow, circle check, calendar …"
          value={typed}
          onValueChange={type}
        />
        <Text size="sm" tone="muted" role="status">
          {words.length === 0
            ? `The library draws ${drawn.length} of ${all.length}. The others are found by their names.`
            : `${here.length + elsewhere.length} of ${all.length}`}
        </Text>
      </header>
      <Named title="In the library" names={here} onTake={take} />
      <Named title="Others" names={elsewhere.slice(0, most)} onTake={take} />
      {beyond > 0 && <Text tone="muted">And {beyond} more: say more of the name.</Text>}
    </div>
  );
}

interface NamedProps {
  title: string;
  names: readonly (keyof typeof icons)[];
  onTake: (name: string) => void;
}

function Named({ title, names, onTake }: NamedProps) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <Heading level={2}>{title}</Heading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
        {names.map((name) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <Button
                onClick={() => onTake(name)}
                className="size-full min-h-16 flex-col items-start justify-start gap-1 px-3 py-2 text-start"
              >
                <Icon aria-hidden className="size-6" />
                <span className="text-sm wrap-anywhere">{name}</span>{' '}
                <span className="text-xs font-normal text-muted empty:hidden">
                  {[...(usedBy.get(name) ?? [])].join(', ')}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A name as one types it: `CircleCheckBig` is found by `circle check`, and by `check circle`. */
function spoken(name: string): string {
  return `${name} ${name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')}`.toLowerCase();
}
