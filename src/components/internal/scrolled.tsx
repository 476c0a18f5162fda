import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';

/** What is said at length: it scrolls, and then takes the focus itself, since the keyboard must be able to scroll it. */
export function Scrolled({ className, ref, ...rest }: ComponentProps<'div'>) {
  const body = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(ref, body);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = body;
    if (!current) return undefined;
    const look = () =>
      setScrolls(current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth);
    look();
    const sizes = new ResizeObserver(look);
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      tabIndex={scrolls ? 0 : undefined}
      {...rest}
      ref={refs}
      data-scrolls={scrolls || undefined}
      className={cn('min-h-0 overflow-auto -outline-offset-2', className)}
    />
  );
}
