import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { aligns, columns, gaps, justifies } from './stack.variants.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Side by side rather than one below the other; wraps where there is no room. */
  row?: boolean;
  /** Between one and the next. */
  gap?: keyof typeof gaps;
  /** How they stand across the way they go; in the middle of a row, as wide as the stack otherwise. */
  align?: keyof typeof aligns;
  /** Where they stand along the way they go, where there is room to spare. */
  justify?: keyof typeof justifies;
  /** Lends the arrangement to its one child. */
  asChild?: boolean;
}

/** Things one below the other, or side by side, in the rhythm of the page. */
export function Stack({
  row = false,
  gap = 'md',
  align = row ? 'center' : 'stretch',
  justify = 'start',
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      className={cn(
        'flex min-w-0',
        row ? 'flex-row flex-wrap' : 'flex-col',
        gaps[gap],
        aligns[align],
        justifies[justify],
        className,
      )}
    />
  );
}

export interface GridProps extends ComponentProps<'div'> {
  /** The narrowest that a column may be. */
  columns?: keyof typeof columns;
  /** Between one and the next. */
  gap?: keyof typeof gaps;
  /** Lends the arrangement to its one child. */
  asChild?: boolean;
}

/** Things of equal weight in as many columns as fit. */
export function Grid({ columns: width = 'md', gap = 'md', asChild = false, className, ...rest }: GridProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={cn('grid', columns[width], gaps[gap], className)} />;
}
