import { use } from 'react';
import { colors, cssColor } from '#tokens';
import { lookOf } from '../component-docs.ts';
import { Section } from './section.tsx';
import { type TokensIn, tokensIn } from './tokens-in.ts';

const titles: Record<keyof TokensIn, string> = {
  colours: 'Colour',
  texts: 'Text',
  corners: 'Corner',
  lengths: 'Length',
  durations: 'Duration',
};

/** The tokens that a component is drawn with, read from its classes. */
export function Tokens({ folder }: { folder: string }) {
  const found = tokensIn(use(lookOf(folder)));
  const rows = Object.entries(titles).map(([kind, title]) => ({ title, names: found[kind as keyof TokensIn] }));
  if (rows.every(({ names }) => names.length === 0)) return null;
  return (
    <Section title="Tokens">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-sm">
        {rows.map(
          ({ title, names }) =>
            names.length > 0 && (
              <div key={title} className="contents">
                <dt className="text-muted">{title}</dt>
                <dd className="flex flex-wrap gap-x-4 gap-y-1">
                  {names.map((name) => (
                    <span key={name} className="inline-flex items-center gap-1.5">
                      {title === titles.colours && <Swatch name={name} />}
                      <code>{name}</code>
                    </span>
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}

function Swatch({ name }: { name: string }) {
  const { light, dark } = colors[name as keyof typeof colors];
  return (
    <span
      aria-hidden
      className="size-3 rounded-full border border-edge"
      style={{ background: `light-dark(${cssColor(light)}, ${cssColor(dark)})` }}
    />
  );
}
