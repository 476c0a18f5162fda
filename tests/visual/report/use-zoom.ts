import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Area } from '../capture/page/measuring.ts';
import { boxAround } from '../comparison/box-around.ts';
import type { Pair } from './picture-pair.ts';

export interface Zoom {
  /** What the pictures stand in: as large as they may be. */
  stage: RefObject<HTMLDivElement | null>;
  /** The frames that scroll. */
  scroll: RefObject<Set<HTMLElement>>;
  zoom: number;
  by: (factor: number) => void;
  /** The whole width of where they stand, also of pictures that are smaller. */
  fit: () => void;
  /** To the next place that changed, as large as it can be shown. */
  next: () => void;
}

const largest = 8;
const smallest = 0.1;
/** Around what is gone to, in CSS pixels. */
const room = 48;

/** How large pictures are shown, and where. A picture begins with all that changed in it, no larger than it is. */
export function useZoom(pair: Pair, places: readonly Area[], view: string, columns: number): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const scroll = useRef(new Set<HTMLElement>());
  const [size, setSize] = useState({ width: 800, height: 500 });
  const [asked, setAsked] = useState<{ pair: Pair; zoom: number; at?: number }>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () =>
      setSize({ width: element.clientWidth, height: Math.max(element.clientHeight, innerHeight * 0.4) });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitting = Math.min(largest, Math.max(smallest, (size.width / columns - 16) / pair.width));
  const fitted = Math.min(1, fitting);
  const zoomTo = ({ width, height }: Area, most: number) => {
    const fits = Math.min(size.width / columns / (width + room), size.height / (height + room));
    return Math.min(most, Math.max(fitted, fits));
  };
  const whole = union(places);
  const own = asked?.pair === pair ? asked : undefined;
  const zoom = own?.zoom ?? (whole ? zoomTo(whole, 1) : fitted);
  const target = own ? (own.at === undefined ? undefined : places[own.at]) : whole;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is gone to once, not whenever it is drawn
  useLayoutEffect(() => {
    if (!target) return;
    goTo(scroll.current, target, zoom);
  }, [pair, own?.at, zoom, view]);
  return {
    stage,
    scroll,
    zoom,
    by: (factor) => setAsked({ pair, zoom: Math.min(largest, Math.max(smallest, zoom * factor)) }),
    fit: () => setAsked({ pair, zoom: fitting }),
    next: () => {
      const at = ((own?.at ?? -1) + 1) % Math.max(1, places.length);
      const place = places[at];
      if (place) setAsked({ pair, at, zoom: zoomTo(place, largest) });
    },
  };
}

/** Brings a place to the middle of all frames. */
export function goTo(frames: Iterable<HTMLElement>, { x, y, width, height }: Area, zoom: number) {
  for (const frame of frames)
    frame.scrollTo((x + width / 2) * zoom - frame.clientWidth / 2, (y + height / 2) * zoom - frame.clientHeight / 2);
}

/** What holds all places. */
export function union(places: readonly Area[]): Area | undefined {
  return places.length > 0 ? boxAround(places) : undefined;
}
