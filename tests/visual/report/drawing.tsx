import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Place } from '../comparison/places.ts';
import type { Comment } from '../review/comments.ts';
import { PinNumber } from './comment-notes.tsx';
import type { Pair } from './picture-pair.ts';
import type { EmbeddedPicture } from './report-data.ts';

/** A picture at a zoom, with what lies over it. */
export function Drawing({
  pair,
  zoom,
  children,
  style,
}: {
  pair: Pair;
  zoom: number;
  children: ReactNode;
  style?: CSSProperties;
}) {
  return (
    <div
      // With reduced motion every change of style takes a frame, and what is gone to would not be there yet.
      className="relative isolate shrink-0 bg-sunken transition-none"
      style={{ width: pair.width * zoom, height: pair.height * zoom, ...style }}
    >
      {children}
    </div>
  );
}

/** One of the pictures, in its own size at a zoom. */
export function Layer({
  picture,
  zoom,
  label,
  style,
}: {
  picture: EmbeddedPicture | undefined;
  zoom: number;
  label: string;
  style?: CSSProperties;
}) {
  if (!picture) return null;
  return (
    <img
      src={picture.source}
      alt={label}
      draggable={false}
      className="absolute top-0 max-w-none transition-none"
      style={{
        left: 0,
        width: picture.width * zoom,
        height: picture.height * zoom,
        imageRendering: zoom > 1 ? 'pixelated' : 'auto',
        ...style,
      }}
    />
  );
}

/** Corners around what changed: a little outside of it, so that they do not cover it, nor run through the letters beside it. */
export function Boxes({
  places,
  spots = [],
  zoom,
}: {
  places: readonly Place[];
  /** Where something was said. */
  spots?: readonly Comment[];
  zoom: number;
}) {
  const [room, thick] = zoom < 1 ? [3, 1] : [4, 2];
  const frames = places.map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y} ${width}`}
      aria-hidden
      data-changed
      className="pointer-events-none absolute text-critical"
      style={{
        left: x * zoom - room,
        top: y * zoom - room,
        width: width * zoom + room * 2,
        height: height * zoom + room * 2,
        background: corners(thick),
      }}
    />
  ));
  const pins = spots.map(({ id, x, y }, index) => (
    <span
      key={id}
      aria-hidden
      className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2"
      style={{ left: x * zoom, top: y * zoom }}
    >
      <PinNumber>{index + 1}</PinNumber>
    </span>
  ));
  return [...frames, ...pins];
}

/** How long each of the two lines of a corner is, in pixels. */
const arm = 8;

/** Two lines in each corner, in the colour of text; of what is small they meet. */
function corners(thick: number): string {
  const line = 'linear-gradient(currentcolor, currentcolor)';
  const places = ['left', 'right'].flatMap((x) => ['top', 'bottom'].map((y) => `${x} ${y}`));
  return places
    .flatMap((place) => [`${line} ${place} / ${arm}px ${thick}px`, `${line} ${place} / ${thick}px ${arm}px`])
    .map((layer) => `${layer} no-repeat`)
    .join();
}

/** Covers what did not change. */
export function Veil({ pair, places, by }: { pair: Pair; places: readonly Place[]; by: number }) {
  const { width, height } = pair;
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full fill-surface"
    >
      <mask id={id}>
        <rect width={width} height={height} fill="#fff" />
        {places.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} x={x - 2} y={y - 2} width={width + 4} height={height + 4} fill="#000" />
        ))}
      </mask>
      <rect width={width} height={height} fillOpacity={by} mask={`url(#${id})`} />
    </svg>
  );
}
