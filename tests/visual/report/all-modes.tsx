import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Change } from '../results.ts';
import { Boxes, Drawing, Layer } from './drawing.tsx';
import { Pane } from './pane.tsx';
import { pairOf } from './picture-pair.ts';
import type { EmbeddedPicture } from './report-data.ts';
import { goTo, union } from './use-zoom.ts';

interface AllModesProps {
  /** The pictures of one story that changed. */
  changes: readonly Change[];
  pictures: Record<string, EmbeddedPicture>;
  hasBoxes: boolean;
  zoom: number;
  onChoose: (change: Change) => void;
}

/** A story in every mode that changed, before and now beside one another, each at what changed in it. */
export function AllModes({ changes, ...rest }: AllModesProps) {
  return (
    <ul className="flex min-h-0 flex-1 flex-wrap content-start gap-x-5 gap-y-4 overflow-auto">
      {changes.map((change) => (
        <InMode key={change.mode} change={change} {...rest} />
      ))}
    </ul>
  );
}

/** Of each frame, its edges and half of what lies between the two, in CSS pixels. */
const room = 6;

function InMode({ change, pictures, hasBoxes, zoom, onChoose }: Omit<AllModesProps, 'changes'> & { change: Change }) {
  const scroll = useRef(new Set<HTMLElement>());
  const pair = useMemo(() => pairOf(change, pictures), [change, pictures]);
  const { mode, boxes = [] } = change;
  const whole = useMemo(() => union(change.boxes ?? []), [change]);
  useLayoutEffect(() => {
    if (whole) goTo(scroll.current, whole, zoom);
  }, [whole, zoom]);
  const sides = (['before', 'after'] as const).filter((side) => pair[side]);
  return (
    <li
      className="flex max-w-full min-w-0 flex-col gap-1"
      style={{ width: Math.max(1, sides.length) * (pair.width * zoom + room) }}
    >
      <button
        type="button"
        className="annotation min-h-6 w-fit text-accent underline underline-offset-2"
        onClick={() => onChoose(change)}
      >
        {mode}
      </button>
      <div className="flex flex-col gap-2 sm:max-h-96 sm:flex-row sm:*:flex-1">
        {sides.map((side) => (
          <Pane key={side} of={mode} label={side === 'before' ? 'before' : 'now'} scroll={scroll}>
            <Drawing pair={pair} zoom={zoom}>
              <Layer picture={pair[side]} zoom={zoom} label={`${mode}, ${side === 'before' ? 'before' : 'now'}`} />
              {hasBoxes && <Boxes places={boxes} zoom={zoom} />}
            </Drawing>
          </Pane>
        ))}
      </div>
    </li>
  );
}
