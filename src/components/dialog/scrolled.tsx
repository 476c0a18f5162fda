import { type ComponentProps, useCallback, useState } from 'react';
import { cn } from '#components/internal';

/** What is said at length: it scrolls, and then takes the focus itself, since the keyboard must be able to scroll it. */
export function Scrolled({ className, ...rest }: ComponentProps<'div'>) {
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => {
    if (!body) return undefined;
    const look = () => setScrolls(body.scrollHeight > body.clientHeight);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(body);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      {...rest}
      ref={measure}
      tabIndex={scrolls ? 0 : undefined}
      data-scrolls={scrolls || undefined}
      className={cn('min-h-0 overflow-y-auto -outline-offset-2', className)}
    />
  );
}
