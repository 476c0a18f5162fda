import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn, type densities } from '#components/internal';

export interface ListProps extends ComponentProps<'ul'> {
  /** What is in it. */
  label: string;
  /** As what is around it where absent. */
  density?: keyof typeof densities;
}

/** Things under one another, each a few words and a picture. Where they have columns, a `DataTable`. */
export function List({ label, density, className, ...rest }: ListProps) {
  return (
    <ul
      aria-label={label}
      data-density={density}
      {...rest}
      className={cn('divide-y divide-line rounded-sheet border border-line bg-surface', className)}
    />
  );
}

export interface ListItemProps extends ComponentProps<'li'> {
  /** Before the words: an icon, an avatar. */
  leading?: ReactNode;
  /** After the words, and reached on its own: a badge, a button. */
  trailing?: ReactNode;
  /** More about it, in a line below its words. */
  description?: ReactNode;
  /** Its child is a link or a button, and pressing the item anywhere presses that. */
  pressable?: boolean;
}

/** All of the item is pressed, and framed with the focus. */
const pressedLook =
  'after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

/** One thing of a list. */
export function ListItem({
  leading,
  trailing,
  description,
  pressable = false,
  className,
  children,
  ...rest
}: ListItemProps) {
  const Words = pressable ? Slot.Root : 'span';
  return (
    <li
      {...rest}
      className={cn('relative flex items-center gap-x-3 px-4 py-item', pressable && 'hover:bg-sunken', className)}
    >
      {leading && <span className="flex shrink-0 text-muted [&>svg]:size-4">{leading}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <Words className={cn('block min-w-0 text-start text-base font-medium', pressable && pressedLook)}>
            {children}
          </Words>
          {description && <span className="block text-sm text-muted">{description}</span>}
        </span>
        {trailing && <span className="relative flex max-w-full flex-wrap items-center gap-2">{trailing}</span>}
      </span>
    </li>
  );
}
