import { Crosshair, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { Switch } from '#components/switch';
import { counted } from '../counted.ts';
import type { Change } from '../results.ts';
import type { Comment } from '../review/comments.ts';
import { AllModes } from './all-modes.tsx';
import { Comparison, type View, views } from './comparison.tsx';
import { Failure } from './failure.tsx';
import { Heard } from './heard.tsx';
import { Key } from './key.tsx';
import { pairOf } from './picture-pair.ts';
import type { EmbeddedPicture } from './report-data.ts';
import { useKeys } from './use-keys.ts';
import { useZoom } from './use-zoom.ts';

interface ViewerProps {
  change: Change;
  /** Of the same story, this one included. */
  siblings: readonly Change[];
  pictures: Record<string, EmbeddedPicture>;
  onChoose: (change: Change) => void;
  /** What was said about the picture. */
  comments: readonly Comment[];
  hasKeys: boolean;
  /** What is decided here. */
  head: ReactNode;
  /** Which picture it is. */
  children: ReactNode;
}

const shown = [...views, 'all modes'] as const;

/** A picture before and now, in several ways, as large as is wanted. */
export function Viewer({ change, siblings, pictures, onChoose, comments, hasKeys, head, children }: ViewerProps) {
  const [view, setView] = useState<View | 'all modes'>('two-up');
  const [hasBoxes, setHasBoxes] = useState(true);
  const pair = useMemo(() => pairOf(change, pictures), [change, pictures]);
  const places = useMemo(() => change.boxes ?? [], [change]);
  const isPair = Boolean(pair.before && pair.after);
  const isBeside = view === 'two-up' || view === 'all modes';
  const columns = isBeside && isPair && matchMedia('(min-width: 80rem)').matches ? 2 : 1;
  const { stage, scroll, zoom, by, fit, next } = useZoom(pair, places, view, columns);
  useKeys(
    {
      ...Object.fromEntries(shown.map((name, index) => [`${index + 1}`, () => setView(name)])),
      b: () => setHasBoxes((now) => !now),
      n: next,
      '+': () => by(1.5),
      '-': () => by(1 / 1.5),
      '0': fit,
    },
    hasKeys,
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3">
      <div className="order-4 lg:order-none">{head}</div>
      <div className="contents flex-wrap items-center gap-x-4 gap-y-2 lg:flex">
        <fieldset aria-label="View" className="order-5 flex flex-wrap gap-1 lg:order-none">
          {shown.map((name, index) => (
            <Button
              key={name}
              size="sm"
              variant={name === view ? 'secondary' : 'quiet'}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name} <Key>{index + 1}</Key>
            </Button>
          ))}
        </fieldset>
        <div className="order-2 flex items-center gap-1 lg:order-none">
          <IconButton size="sm" label="Smaller (-)" onClick={() => by(1 / 1.5)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <output className="annotation w-10 text-center">{Math.round(zoom * 100)} %</output>
          <IconButton size="sm" label="Larger (+)" onClick={() => by(1.5)}>
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton size="sm" label="Fit (0)" onClick={fit}>
            <Maximize aria-hidden />
          </IconButton>
          {places.length > 0 && (
            <Button size="sm" variant="quiet" onClick={next}>
              <Crosshair aria-hidden className="size-4" />
              {counted(places.length, 'change')} <Key>n</Key>
            </Button>
          )}
        </div>
        {places.length > 0 && (
          <span className="order-5 lg:order-none">
            <Switch label="Boxes" checked={hasBoxes} onCheckedChange={setHasBoxes} />
          </span>
        )}
      </div>
      <div className="order-1 lg:order-none">{children}</div>
      <Heard change={change} siblings={siblings} />
      <div
        ref={stage}
        className="order-3 flex max-h-[60dvh] min-h-0 min-w-0 flex-col gap-2 lg:order-none lg:max-h-none lg:flex-1"
      >
        {view === 'all modes' ? (
          <AllModes
            changes={siblings}
            pictures={pictures}
            hasBoxes={hasBoxes}
            zoom={zoom}
            onChoose={(one) => {
              setView('two-up');
              onChoose(one);
            }}
          />
        ) : change.kind === 'failed' ? (
          <Failure change={change} picture={pair.after} />
        ) : (
          <Comparison
            key={`${change.story} ${change.mode}`}
            pair={pair}
            view={view}
            zoom={zoom}
            scroll={scroll}
            places={places}
            boxes={hasBoxes ? places : []}
            spots={comments}
          />
        )}
      </div>
    </div>
  );
}
