import { colors, cssColor, durations, fonts, radii, sizes, textSizes } from '#tokens';
import { gaps } from '../../src/components/stack/stack.variants.ts';
import component from '../../src/tokens/component.tokens.json';
import semantic from '../../src/tokens/semantic.tokens.json';
import { TokenTable } from './token-table.tsx';

type Described = Record<string, { $description?: string } | undefined>;

const purposeOf = (group: object, name: string) => (group as Described)[name]?.$description;

/** Each size of text, in itself. */
export function TextSizes() {
  const rows = Object.entries(textSizes).map(([name, { size, lineHeight }]) => ({
    name,
    value: size,
    picture: (
      <span className={name === 'note' ? 'annotation' : 'whitespace-nowrap'} style={{ fontSize: size, lineHeight }}>
        Ready on 9 March
      </span>
    ),
  }));
  return <TokenTable shown="As it is" rows={rows} />;
}

/** Each typeface, and those that stand in for it. */
export function Typefaces() {
  const rows = Object.entries(fonts).map(([name, families]) => ({
    name,
    value: families[0] ?? '',
    purpose: purposeOf(semantic.font, name) ?? 'Text and controls.',
    picture: <span style={{ fontFamily: families.join(', ') }}>Aa 0123 متى</span>,
  }));
  return <TokenTable shown="As it is" rows={rows} />;
}

/** The distances between things. */
export function Gaps() {
  const rows = Object.entries(gaps).map(([name, look]) => ({
    name,
    value: name === 'none' ? '0' : `${Number(look.replace('gap-', '')) / 4}rem`,
    picture: (
      <span className={`flex ${look}`}>
        <span className="size-4 bg-accent" />
        <span className="size-4 bg-accent" />
      </span>
    ),
  }));
  return <TokenTable shown="As it is" rows={rows} />;
}

/** Heights and widths that components share. */
export function Sizes() {
  const rows = Object.entries(sizes).map(([name, value]) => ({
    name,
    value,
    purpose: purposeOf(component.size, name),
  }));
  return <TokenTable rows={rows} />;
}

/** Corners. */
export function Radii() {
  const rows = Object.entries(radii).map(([name, value]) => ({
    name,
    value,
    picture: <span className="block size-8 border border-edge bg-sunken" style={{ borderRadius: value }} />,
  }));
  return <TokenTable shown="As it is" rows={rows} />;
}

/** How long what moves takes. */
export function Durations() {
  const rows = Object.entries(durations).map(([name, value]) => ({
    name,
    value,
    purpose: purposeOf(semantic.duration, name),
  }));
  return <TokenTable rows={rows} />;
}

const grounds = ['sunken', 'canvas', 'surface', 'raised', 'scrim'] as const;

/** What lies on what, from the lowest. */
export function Grounds() {
  const rows = grounds.map((name) => {
    const { description, light, dark } = colors[name];
    return {
      name,
      purpose: description,
      picture: (
        <span className="inline-flex overflow-hidden rounded-control border border-edge">
          {[light, dark].map((color) => (
            <span key={cssColor(color)} className="size-8" style={{ background: cssColor(color) }} />
          ))}
        </span>
      ),
    };
  });
  return <TokenTable shown="Light and dark" rows={rows} />;
}
