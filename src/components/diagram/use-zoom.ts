import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { grown, legible, type Size, scaleOf } from './layout.ts';

const least = 0.1;
const most = 2;
const step = 1.25;

export interface Zoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** How high the frame gets. */
  highest: number;
}

/** How much room a frame has for a picture; undefined before it was measured. */
export function useRoom(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // What is hidden for a while keeps its room, and all that somebody did in it.
    const measure = () => element.clientWidth > 0 && setRoom({ width: element.clientWidth, height: highest() });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/** How large a picture is drawn: as large as there is room for, until somebody chooses. The middle stays in the middle. */
export function useZoom(frame: RefObject<HTMLElement | null>, room: Size | undefined, size: Size | undefined): Zoom {
  const [chosen, setChosen] = useState<number | 'fit'>();
  const within = (most: Size | undefined) => (most && size ? scaleOf(size, most) : 1);
  const fitted = Math.max(least, within(room));
  const begun = Math.max(legible, within(room && grown(room)));
  const zoom = chosen === 'fit' ? fitted : (chosen ?? begun);
  const needed = (size?.height ?? 0) * begun;
  useMiddle(frame, room && size && zoom);
  const change = (factor: number) => setChosen(Math.min(most, Math.max(least, zoom * factor)));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    change(event.deltaY < 0 ? step : 1 / step);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
  return {
    zoom,
    zoomIn: () => change(step),
    zoomOut: () => change(1 / step),
    fit: () => setChosen('fit'),
    highest: room && needed <= grown(room).height + 1 ? Math.max(room.height, Math.ceil(needed)) : highest(),
  };
}

/** As high as a picture gets. */
function highest(): number {
  return Math.max(320, Math.min(720, innerHeight * 0.72));
}

/** @param zoom undefined before it is known how large the picture is: it begins at its beginning, not in its middle */
function useMiddle(frame: RefObject<HTMLElement | null>, zoom: number | undefined) {
  const earlier = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    const factor = zoom && earlier.current ? zoom / earlier.current : 1;
    earlier.current = zoom;
    if (!element || factor === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    // From right to left the way scrolled is less than nothing.
    const sign = scrollLeft < 0 ? -1 : 1;
    element.scrollLeft = sign * ((Math.abs(scrollLeft) + clientWidth / 2) * factor - clientWidth / 2);
    element.scrollTop = (scrollTop + clientHeight / 2) * factor - clientHeight / 2;
  }, [frame, zoom]);
}
