import type { PointerEvent } from 'react';
import { useDraw } from '#components/internal';

interface Began {
  sheet: HTMLElement;
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Moves what is scrolled by its ground, as a sheet on a table. A finger scrolls anyway. */
export function useDrag() {
  const draw = useDraw<Began>({
    onMove: ({ clientX, clientY }, { sheet, x, y, left, top }) => sheet.scrollTo(left + x - clientX, top + y - clientY),
    onEscape: ({ sheet, left, top }) => sheet.scrollTo(left, top),
  });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget: sheet, clientX: x, clientY: y } = event;
      const isGround = target instanceof Element && target.closest('button') === null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
      draw(event, sheet, { sheet, x, y, left: sheet.scrollLeft, top: sheet.scrollTop });
    },
  };
}
