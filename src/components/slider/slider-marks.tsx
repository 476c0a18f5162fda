import { type ReactNode, useRef } from 'react';
import { useCrowded } from './use-crowded.ts';

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
  const row = useRef<HTMLSpanElement>(null);
  useCrowded(row);
  const within = marks.filter(({ value }) => value >= min && value <= max);
  const placed = within.filter(({ label }) => part === 'ticks' || label !== undefined);
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
      <span key={value} style={isEnd(share) ? undefined : place} className={placeOf(share)}>
        {label}
      </span>
    );
  });
  // What a value says is told with it.
  return part === 'ticks' ? (
    all
  ) : (
    <span ref={row} aria-hidden className="relative flex min-h-[1lh] justify-between gap-x-2 text-sm text-muted">
      {all}
    </span>
  );
}

const isEnd = (share: number) => share <= 0 || share >= 1;

/** At its ends it stays within the slider; where there is no room for all, what is between them goes. */
function placeOf(share: number): string {
  if (share <= 0) return 'wrap-anywhere';
  if (share >= 1) return 'ms-auto text-end wrap-anywhere';
  return 'absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2 in-data-crowded:invisible';
}
