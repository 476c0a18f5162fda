import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { Box } from '../compare.ts';
import type { Change } from '../results.ts';

export const views = ['two-up', 'slider', 'overlay', 'blink', 'difference'] as const;
export type View = (typeof views)[number];

/** Before and after, side by side or one over the other. */
export function Comparison({ change, view }: { change: Change; view: View }): ReactNode {
  const name = `pictures/${change.story}/${change.mode.replaceAll(' ', '-')}`;
  const before = change.kind === 'new' ? undefined : `${name}.before.webp`;
  const after = change.kind === 'removed' ? undefined : `${name}.after.png`;
  if (!before || !after) return <Picture source={before ?? after ?? ''} label={before ? 'before' : 'after'} />;
  switch (view) {
    case 'two-up':
      return (
        <div className="grid gap-4 xl:grid-cols-2">
          <Picture source={before} label="before" />
          <Picture source={after} label="after" boxes={change.boxes} />
        </div>
      );
    case 'slider':
      return <Slider before={before} after={after} />;
    case 'overlay':
      return <Over before={before} after={after} style={{ opacity: 0.5 }} />;
    case 'blink':
      return <Blink before={before} after={after} />;
    case 'difference':
      return <Over before={before} after={after} style={{ mixBlendMode: 'difference' }} />;
  }
}

function Picture({ source, label, boxes = [] }: { source: string; label: string; boxes?: Box[] }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="annotation text-muted">{label}</figcaption>
      <div className="relative w-fit max-w-full border border-line">
        <img
          src={source}
          alt={label}
          className="block max-w-full"
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
        {size &&
          boxes.map((box) => (
            <span
              key={`${box.x} ${box.y}`}
              className="absolute border-2 border-critical"
              style={{
                left: `${(box.x / size.width) * 100}%`,
                top: `${(box.y / size.height) * 100}%`,
                width: `${(box.width / size.width) * 100}%`,
                height: `${(box.height / size.height) * 100}%`,
              }}
            />
          ))}
      </div>
    </figure>
  );
}

interface Pair {
  before: string;
  after: string;
}

function Over({ before, after, style }: Pair & { style: CSSProperties }) {
  return (
    <div className="relative isolate w-fit max-w-full border border-line">
      <img src={before} alt="before" className="block max-w-full" />
      <img src={after} alt="after" className="absolute inset-0 max-w-full" style={style} />
    </div>
  );
}

function Slider({ before, after }: Pair) {
  const [at, setAt] = useState(50);
  return (
    <div className="flex flex-col gap-2">
      <input
        type="range"
        aria-label="Before to after"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <Over before={before} after={after} style={{ clipPath: `inset(0 0 0 ${at}%)` }} />
    </div>
  );
}

function Blink({ before, after }: Pair) {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setIsAfter((shown) => !shown), 600);
    return () => clearInterval(timer);
  }, []);
  return <Over before={before} after={after} style={{ opacity: isAfter ? 1 : 0 }} />;
}
