import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '#components/icon-button';
import { activeIn, cn, liftedLook } from '#components/internal';
import { useStrings } from '#components/locale';
import { stays } from './width-after.ts';

interface WidthButtonsProps {
  heading: string;
  /** What had the focus when they were asked for. */
  had: Element | null;
  /** Told which way: 1 wider, -1 narrower. */
  onStep: (way: 1 | -1) => void;
  /** Takes the focus back to the heading. */
  onLeave: () => void;
  onClose: () => void;
  className: string;
}

/** Makes a column wider or narrower by a press, for whom it is not drawn. They go with the focus. */
export function WidthButtons({ heading, had, onStep, onLeave, onClose, className }: WidthButtonsProps) {
  const strings = useStrings();
  const place = useRef<HTMLSpanElement>(null);
  const begin = useEffectEvent(() => {
    if (!place.current) return;
    const active = activeIn(place.current);
    if (active === had) place.current.querySelector<HTMLElement>('button:last-child')?.focus(stays);
    // Who went elsewhere before they came wants them no more.
    else if (!place.current.contains(active)) onClose();
  });
  useEffect(() => begin(), []);
  const type = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    // None of it is for the heading that they stand in.
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when what is in it is left
    <span
      ref={place}
      data-takes-escape
      onBlur={({ relatedTarget }) => !place.current?.contains(relatedTarget) && onClose()}
      onKeyDown={type}
      className={cn('absolute end-0 top-full z-30 inline-flex rounded-control p-0.5', liftedLook, className)}
    >
      <IconButton size="sm" label={strings.narrower(heading)} onClick={() => onStep(-1)}>
        <ChevronsLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton size="sm" label={strings.wider(heading)} onClick={() => onStep(1)}>
        <ChevronsRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </span>
  );
}
