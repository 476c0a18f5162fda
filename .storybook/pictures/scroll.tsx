import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'storybook/theming';
import type { Spot } from './stage.tsx';

const Area = styled.div(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}));

interface ScrollProps {
  /** Those that scroll with it. */
  together: RefObject<Set<HTMLElement>>;
  /** What is seen to begin with. */
  to?: Spot;
  label: string;
  children: ReactNode;
}

const room = 48;

/** What may be larger than there is room; it begins with what changed. */
export function Scroll({ together, to, label, children }: ScrollProps) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const all = together.current;
    if (!element) return;
    all.add(element);
    element.scrollTo(Math.max(0, (to?.x ?? 0) - room), Math.max(0, (to?.y ?? 0) - room));
    return () => {
      all.delete(element);
    };
  }, [together, to?.x, to?.y]);
  return (
    <Area
      ref={area}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => {
        for (const other of together.current) other.scrollTo(scrollLeft, scrollTop);
      }}
    >
      {children}
    </Area>
  );
}
