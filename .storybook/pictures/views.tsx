import { useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { Scroll } from './scroll.tsx';
import { Layer, Stage } from './stage.tsx';
import { Caption, Frame } from './styles.ts';
import type { Sized } from './use-size.ts';

export const views = ['side by side', 'slider', 'overlay', 'difference'] as const;
export type View = (typeof views)[number];

interface ViewsProps extends Omit<Parameters<typeof Stage>[0], 'sizes' | 'children'> {
  view: View;
  /** What it is held against: the baseline, or a design. */
  held: { label: string; picture?: Sized };
  now: { label: string; picture?: Sized };
}

const Slide = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  maxWidth: 360,
  '& input': { flex: 1 },
});

/** Two pictures, beside one another or one over the other. */
export function Views({ view, held, now, ...stage }: ViewsProps) {
  const sizes = [held.picture, now.picture];
  const together = useRef(new Set<HTMLElement>());
  const isPair = Boolean(held.picture && now.picture);
  if (!isPair || view === 'side by side') {
    return [held, now].map(
      ({ label, picture }) =>
        picture && (
          <Frame key={label}>
            <Caption>{label}</Caption>
            <Scroll together={together} to={stage.places?.[0]} label={label}>
              <Stage sizes={[picture]} {...stage}>
                <Layer size={picture} ground={[picture]} label={label} />
              </Stage>
            </Scroll>
          </Frame>
        ),
    );
  }
  return <Overlaid view={view} held={held} now={now} sizes={sizes} {...stage} />;
}

const starts = { slider: 50, overlay: 50, difference: 3 };

function Overlaid({
  view,
  held,
  now,
  sizes,
  ...stage
}: Omit<ViewsProps, 'view'> & { view: keyof typeof starts; sizes: (Sized | undefined)[] }) {
  const together = useRef(new Set<HTMLElement>());
  const [values, setValues] = useState(starts);
  const value = values[view];
  const [label, most] = {
    slider: [`${held.label}, then ${now.label}`, 100] as const,
    overlay: [`${now.label} over ${held.label}`, 100] as const,
    difference: ['Amplified', 6] as const,
  }[view];
  const isDifference = view === 'difference';
  return (
    <Frame>
      <Caption>
        <Slide>
          {label}
          <input
            type="range"
            min={0}
            max={most}
            value={value}
            onChange={(event) => setValues({ ...values, [view]: Number(event.target.value) })}
          />
          <output>{isDifference ? `${2 ** value} ×` : `${value} %`}</output>
        </Slide>
      </Caption>
      <Scroll together={together} to={stage.places?.[0]} label={label}>
        <Stage sizes={sizes} {...stage}>
          <div
            style={{
              position: 'absolute',
              inset: 0,
              isolation: 'isolate',
              filter: isDifference ? `brightness(${2 ** value})` : undefined,
            }}
          >
            <Layer size={held.picture} ground={sizes} label={held.label} />
            <Layer
              size={now.picture}
              ground={sizes}
              label={now.label}
              style={{
                opacity: view === 'overlay' ? value / 100 : 1,
                clipPath: view === 'slider' ? `inset(0 0 0 ${value}%)` : undefined,
                mixBlendMode: isDifference ? 'difference' : undefined,
              }}
            />
          </div>
        </Stage>
      </Scroll>
    </Frame>
  );
}
