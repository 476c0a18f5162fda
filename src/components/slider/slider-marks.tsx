import type { ReactNode } from 'react';
import { cn } from '#components/internal';

/** A place on a slider, and what it says below it where it says anything. */
export interface SliderMark {
  /** Where it stands. */
  value: number;
  /** Below it: a word or a number. */
  label?: ReactNode;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  min: number;
  max: number;
  part: 'ticks' | 'labels';
}

/** The marks of a slider stand where the middle of its thumb comes to. */
export function SliderMarks({ marks, min, max, part }: SliderMarksProps) {
  const placed = marks.filter(({ label }) => part === 'ticks' || label !== undefined);
  if (placed.length === 0) return null;
  const all = placed.map(({ value, label }) => {
    const share = (value - min) / (max - min);
    const place = { insetInlineStart: `calc(${share * 100}% + ${0.5 - share} * var(--thumb))` };
    return part === 'ticks' ? (
      <span
        key={value}
        style={place}
        className="pointer-events-none absolute top-1/2 mt-[calc(var(--track)/2+2px)] h-1 w-px bg-edge forced-colors:bg-[CanvasText]"
      />
    ) : (
      <span
        key={value}
        style={isEnd(share) ? undefined : place}
        className={cn('absolute whitespace-nowrap', placeOf(share))}
      >
        {label}
      </span>
    );
  });
  // What a value says is told with it.
  return part === 'ticks' ? (
    all
  ) : (
    <span aria-hidden className="relative block h-[1lh] text-sm text-muted">
      {all}
    </span>
  );
}

const isEnd = (share: number) => share <= 0 || share >= 1;

/** At its ends it stays within the slider. */
function placeOf(share: number): string {
  if (share <= 0) return 'start-0';
  return share >= 1 ? 'end-0' : '-translate-x-1/2 rtl:translate-x-1/2';
}
