import { type PointerEvent as Pressed, useEffect, useLayoutEffect, useRef } from 'react';

interface Drawing<Began> {
  /** On the way, once it is longer than a press. */
  onMove: (event: PointerEvent, began: Began) => void;
  /** Let go of where it was pressed. */
  onPress?: (began: Began) => void;
  /** Escape was pressed on the way. */
  onEscape?: (began: Began) => void;
  /** However it ended. */
  onEnd?: () => void;
}

/** A pointer that goes no farther was pressed, not drawn: in pixels. */
const slack = 4;

/**
 * Follows a pointer that is pressed, until it is let go of, wherever that is, or Escape is pressed.
 * @returns begins, with the element that stays where it is meanwhile, and what is to be known of how it began
 */
export function useDraw<Began>(drawing: Drawing<Began>) {
  const latest = useRef(drawing);
  useLayoutEffect(() => {
    latest.current = drawing;
  });
  const ended = useRef<AbortController>(undefined);
  useEffect(() => () => ended.current?.abort(), []);
  return ({ pointerId, clientX, clientY }: Pressed, element: HTMLElement, began: Began) => {
    element.setPointerCapture(pointerId);
    const end = new AbortController();
    const { signal } = end;
    ended.current = end;
    let isDrawn = false;
    const move = (event: PointerEvent) => {
      // It may have been let go of elsewhere.
      if (event.buttons === 0) return end.abort();
      isDrawn ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack;
      if (isDrawn) latest.current.onMove(event, began);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      end.abort();
      if (isDrawn) latest.current.onEscape?.(began);
    };
    signal.addEventListener('abort', () => latest.current.onEnd?.());
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', () => !isDrawn && latest.current.onPress?.(began), { signal });
    addEventListener('keydown', leave, { signal, capture: true });
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
      element.addEventListener(name, () => end.abort(), { signal });
  };
}
