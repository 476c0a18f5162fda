import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../places.ts';
import type { Pair } from './picture-pair.ts';

export interface Zoom {
  /** What the pictures stand in: as wide as they may be where they are fitted. */
  stage: RefObject<HTMLDivElement | null>;
  /** The frames that scroll. */
  scroll: RefObject<Set<HTMLElement>>;
  zoom: number;
  by: (factor: number) => void;
  fit: () => void;
  /** Goes to a place, as large as it can be shown. */
  to: (place: Place | undefined) => void;
}

const largest = 8;
const smallest = 0.1;

/** How large pictures are shown. Another picture begins fitted into the width. */
export function useZoom(pair: Pair | undefined, columns: number): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const scroll = useRef(new Set<HTMLElement>());
  const [width, setWidth] = useState(800);
  const [asked, setAsked] = useState<number>();
  const [target, setTarget] = useState<Place>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitted = Math.min(1, Math.max(smallest, (width / columns - 16) / (pair?.width ?? 1)));
  const zoom = asked ?? fitted;
  useLayoutEffect(() => {
    if (!target) return;
    const { x, y, width, height } = target;
    for (const { clientWidth, clientHeight, scrollTo } of [...scroll.current].map((frame) => ({
      clientWidth: frame.clientWidth,
      clientHeight: frame.clientHeight,
      scrollTo: frame.scrollTo.bind(frame),
    })))
      scrollTo((x + width / 2) * zoom - clientWidth / 2, (y + height / 2) * zoom - clientHeight / 2);
  }, [target, zoom]);
  return {
    stage,
    scroll,
    zoom,
    by: (factor) => setAsked(Math.min(largest, Math.max(smallest, zoom * factor))),
    fit: () => {
      setAsked(undefined);
      setTarget(undefined);
    },
    to: (place) => {
      const [frame] = scroll.current;
      if (!place || !frame) return;
      const room = Math.min(frame.clientWidth / (place.width + 48), frame.clientHeight / (place.height + 48));
      setAsked(Math.min(largest, Math.max(fitted, room)));
      setTarget({ ...place });
    },
  };
}
