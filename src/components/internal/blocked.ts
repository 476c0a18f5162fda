import type { MouseEvent } from 'react';

/** For what is drawn and takes the focus, but does nothing: no press comes to it or to its child, a link is not followed. */
export function blocked(isBlocked: boolean) {
  if (!isBlocked) return { 'aria-disabled': undefined };
  return { 'aria-disabled': true, onClickCapture: stop, onAuxClickCapture: stop };
}

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
