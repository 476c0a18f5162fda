import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';

/** What is larger than its frame: scrolled, or dragged with the pointer. Frames of one scroll move together. */
export function Pane({
  label,
  of,
  scroll,
  canDrag = true,
  children,
}: {
  label: string;
  /** Which picture it is, where there are several. */
  of?: string;
  scroll: RefObject<Set<HTMLElement>>;
  canDrag?: boolean;
  children: ReactNode;
}) {
  const start = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const attach = (element: HTMLElement | null) => {
    if (!element) return;
    scroll.current.add(element);
    return () => {
      scroll.current.delete(element);
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, clientY, pointerType, pointerId } = event;
    if (!canDrag || pointerType !== 'mouse' || event.button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    start.current = { x: clientX, y: clientY, left: currentTarget.scrollLeft, top: currentTarget.scrollTop };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    // It may have been let go of elsewhere.
    if (buttons === 0) release();
    if (!start.current) return;
    const { x, y, left, top } = start.current;
    currentTarget.scrollTo(left + x - clientX, top + y - clientY);
  };
  const release = () => {
    start.current = undefined;
  };
  return (
    <figure className="flex max-h-full min-h-0 min-w-0 flex-col gap-1 xl:flex-1">
      <figcaption className="annotation text-muted">{label}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls takes the focus, so that keys can scroll it */}
      <div
        ref={attach}
        role="region"
        aria-label={of ? `${of}, ${label}` : label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it
        tabIndex={0}
        className={`min-h-16 overflow-auto border border-line bg-sunken ${canDrag ? 'cursor-grab active:cursor-grabbing' : ''}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => {
          for (const other of scroll.current) {
            if (other.scrollLeft !== scrollLeft || other.scrollTop !== scrollTop) other.scrollTo(scrollLeft, scrollTop);
          }
        }}
      >
        {children}
      </div>
    </figure>
  );
}
