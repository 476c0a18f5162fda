import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Heading, Text } from '#components/text';
import { colors, cssColor, durations, fonts, radii, sizes, textSizes } from '#tokens';
import { modesByKind } from './modes.ts';

/** The design tokens, as `src/tokens` states them and `tailwind.config.ts` hands them to every component. */
const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </header>
      {children}
    </div>
  );
}

export const Colors: Story = {
  parameters: { chromatic: { modes: modesByKind.colours } },
  render: () => (
    <Page title="Colours" lead="What each is for, and its value in light and in dark.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(colors).map(([name, { description, light, dark }]) => (
          <li key={name} className="flex gap-3">
            <span className="flex size-12 shrink-0 overflow-hidden rounded-sheet border border-edge">
              <span className="flex-1" style={{ background: cssColor(light) }} />
              <span className="flex-1" style={{ background: cssColor(dark) }} />
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">{description}</span>
              <span className="annotation block text-muted">{cssColor(light)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

export const Type: Story = {
  render: () => (
    <Page title="Type" lead="One typeface for text, one for annotations, one for Arabic.">
      <div className="flex flex-col gap-4">
        {Object.entries(textSizes).map(([name, { size, lineHeight }]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-6 border-b border-line pb-3">
            <span className="annotation w-32 text-muted">
              {name} · {size}
            </span>
            <span className="max-w-full wrap-anywhere" style={{ fontSize: size, lineHeight }}>
              Whose appliance is it? 0123456789
            </span>
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-2">
        {Object.entries(fonts).map(([name, family]) => (
          <p key={name} className="text-xl" style={{ fontFamily: [family].flat().join(', ') }}>
            {name}: PRODUCT.md:41:7 screens.repairs.entity
          </p>
        ))}
      </div>
    </Page>
  ),
};

export const Measures: Story = {
  render: () => (
    <Page title="Measures" lead="Heights, widths, corners and times that components share.">
      <div className="flex flex-col gap-2">
        {Object.entries(sizes).map(([name, value]) => (
          <div key={name} className="flex items-center gap-x-4 max-sm:flex-wrap">
            <span className="annotation w-40 max-w-full shrink-0 text-muted">
              {name} · {value}
            </span>
            <span className="h-3 max-w-full bg-accent" style={{ width: value }} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-6">
        {Object.entries(radii).map(([name, value]) => (
          <div key={name} className="flex flex-col gap-1">
            <span className="size-16 border border-edge bg-surface" style={{ borderRadius: value }} />
            <span className="annotation text-muted">
              {name} · {value}
            </span>
          </div>
        ))}
        {Object.entries(durations).map(([name, value]) => (
          <div key={name} className="flex flex-col gap-1">
            <span className="annotation text-muted">
              {name} · {value}
            </span>
          </div>
        ))}
      </div>
    </Page>
  ),
};

/** The signature: what is stated is drawn solid, what is assumed dashed, what is not shown hatched. */
export const Line: Story = {
  render: () => (
    <Page title="The line" lead="Solid, dashed and hatched mean this everywhere, and nothing else anywhere.">
      <div className="grid gap-6 sm:grid-cols-3">
        {[
          ['Stated', 'border-edge bg-surface'],
          ['Assumed', 'border-dashed border-edge bg-surface'],
          ['Not shown', 'hatch border-dashed border-edge'],
        ].map(([name, look]) => (
          <div key={name} className={`flex h-32 items-end rounded-sheet border p-3 ${look}`}>
            <span className="rounded-control bg-surface px-1 font-medium">{name}</span>
          </div>
        ))}
      </div>
    </Page>
  ),
};
