import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#components/icon-button';
import { cn, liftedLook } from '#components/internal';
import { useStrings } from '#components/locale';

interface WidthButtonsProps {
  heading: string;
  /** Told which way: 1 wider, -1 narrower. */
  onStep: (way: 1 | -1) => void;
  /** The heading of the column. */
  cellOf: () => HTMLElement | undefined;
  onClose: () => void;
}

/** Makes a column wider or narrower by a press, for whom it is not drawn. They go with the focus. */
export function WidthButtons({ heading, onStep, cellOf, onClose }: WidthButtonsProps) {
  const strings = useStrings();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('button:last-child')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when what is in it is left
    <span
      ref={place}
      onBlur={({ relatedTarget }) => !place.current?.contains(relatedTarget) && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        const cell = cellOf();
        (cell?.querySelector<HTMLElement>(':scope > button') ?? cell)?.focus();
      }}
      className={cn('inline-flex rounded-control p-0.5', liftedLook)}
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
