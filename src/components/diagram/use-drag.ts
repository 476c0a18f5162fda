import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Moves what is scrolled by its ground, as a sheet on a table. A finger scrolls anyway. */
export function useDrag() {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isGround = event.target instanceof Element && event.target.closest('button') === null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // It may have been let go of elsewhere, on the frame's own bar for one.
      if (event.buttons === 0) from.current = undefined;
      if (!from.current) return;
      event.currentTarget.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
