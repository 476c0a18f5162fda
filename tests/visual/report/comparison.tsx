import { type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/button';
import type { Place } from '../comparison/places.ts';
import type { Comment } from '../review/comments.ts';
import { Boxes, Drawing, Layer, Veil } from './drawing.tsx';
import { Pane } from './pane.tsx';
import type { Pair } from './picture-pair.ts';
import { Range } from './range.tsx';

export const views = ['two-up', 'slider', 'overlay', 'blink', 'difference'] as const;
export type View = (typeof views)[number];

export interface ComparisonProps {
  pair: Pair;
  /** None where they are switched off. */
  boxes: readonly Place[];
  places: readonly Place[];
  /** Where something was said. */
  spots: readonly Comment[];
  view: View;
  zoom: number;
  scroll: RefObject<Set<HTMLElement>>;
}

/** Before and after, side by side or one over the other. */
export function Comparison(props: ComparisonProps): ReactNode {
  const { pair, view, zoom, scroll, boxes, spots } = props;
  if (!pair.before || !pair.after) {
    const label = pair.before ? 'before' : 'now';
    return (
      <Pane label={label} scroll={scroll}>
        <Drawing pair={pair} zoom={zoom}>
          <Layer picture={pair.before ?? pair.after} zoom={zoom} label={label} />
          <Boxes places={boxes} spots={spots} zoom={zoom} />
        </Drawing>
      </Pane>
    );
  }
  switch (view) {
    case 'two-up':
      return (
        <div className="flex min-h-0 flex-1 flex-col gap-3 xl:flex-row xl:items-start">
          {(['before', 'after'] as const).map((side) => (
            <Pane key={side} label={side === 'before' ? 'before' : 'now'} scroll={scroll}>
              <Drawing pair={pair} zoom={zoom}>
                <Layer picture={pair[side]} zoom={zoom} label={side === 'before' ? 'before' : 'now'} />
                <Boxes places={boxes} spots={spots} zoom={zoom} />
              </Drawing>
            </Pane>
          ))}
        </div>
      );
    case 'slider':
      return <Slider {...props} />;
    case 'overlay':
      return <Overlay {...props} />;
    case 'blink':
      return <Blink {...props} />;
    case 'difference':
      return <Difference {...props} />;
  }
}

function Slider({ pair, boxes, spots, zoom, scroll }: ComparisonProps) {
  const [at, setAt] = useState(50);
  const drag = ({ currentTarget, clientX, buttons, type, pointerId }: PointerEvent<HTMLElement>) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    if (buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  };
  return (
    <>
      <Range label="Before to now" value={at} onChange={setAt} shown={`${at} %`} />
      <Pane label="before, and now from the line on" scroll={scroll} canDrag={false}>
        <div className="w-fit cursor-ew-resize touch-pan-y" onPointerDown={drag} onPointerMove={drag}>
          <Drawing pair={pair} zoom={zoom}>
            <Layer picture={pair.before} zoom={zoom} label="before" />
            <div className="absolute inset-0 bg-sunken" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
              <Layer picture={pair.after} zoom={zoom} label="now" />
            </div>
            <Boxes places={boxes} spots={spots} zoom={zoom} />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent"
              style={{ left: `${at}%` }}
            />
          </Drawing>
        </div>
      </Pane>
    </>
  );
}

function Overlay({ pair, boxes, spots, places, zoom, scroll }: ComparisonProps) {
  const [now, setNow] = useState(100);
  const [dimmed, setDimmed] = useState(70);
  return (
    <>
      <Range label="Now over before" value={now} onChange={setNow} shown={`${now} %`} />
      <Range label="Dim what is the same" value={dimmed} onChange={setDimmed} shown={`${dimmed} %`} />
      <Pane label="now over before" scroll={scroll}>
        <Drawing pair={pair} zoom={zoom}>
          <Layer picture={pair.before} zoom={zoom} label="before" />
          <Layer picture={pair.after} zoom={zoom} label="now" style={{ opacity: now / 100 }} />
          <Veil pair={pair} places={places} by={dimmed / 100} />
          <Boxes places={boxes} spots={spots} zoom={zoom} />
        </Drawing>
      </Pane>
    </>
  );
}

function Blink({ pair, boxes, spots, zoom, scroll }: ComparisonProps) {
  const [isNow, setIsNow] = useState(false);
  const [isRunning, setIsRunning] = useState(true);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIsNow((shown) => !shown), 600);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <div className="flex items-center gap-2">
        <Button size="sm" onClick={() => setIsRunning((now) => !now)}>
          {isRunning ? 'Stop' : 'Go on'}
        </Button>
        <Button size="sm" onClick={() => setIsNow((now) => !now)} disabled={isRunning}>
          Show {isNow ? 'before' : 'now'}
        </Button>
      </div>
      <Pane label={isRunning ? 'before and now in turn' : isNow ? 'now' : 'before'} scroll={scroll}>
        <Drawing pair={pair} zoom={zoom}>
          <Layer picture={pair.before} zoom={zoom} label="before" />
          <Layer picture={pair.after} zoom={zoom} label="now" style={{ opacity: isNow ? 1 : 0 }} />
          <Boxes places={boxes} spots={spots} zoom={zoom} />
        </Drawing>
      </Pane>
    </>
  );
}

/** A difference of two steps of colour is black to the eye: it is shown many times as strong. */
function Difference({ pair, boxes, spots, zoom, scroll }: ComparisonProps) {
  const [power, setPower] = useState(3);
  const times = 2 ** power;
  return (
    <>
      <Range label="Amplified" value={power} min={0} max={6} onChange={setPower} shown={`${times} ×`} />
      <Pane label={`difference, ${times} times as strong`} scroll={scroll}>
        <Drawing pair={pair} zoom={zoom}>
          <div className="absolute inset-0 isolate overflow-hidden" style={{ filter: `brightness(${times})` }}>
            <Layer picture={pair.before} zoom={zoom} label="before" />
            <Layer picture={pair.after} zoom={zoom} label="now" style={{ mixBlendMode: 'difference' }} />
          </div>
          <Boxes places={boxes} spots={spots} zoom={zoom} />
        </Drawing>
      </Pane>
    </>
  );
}
