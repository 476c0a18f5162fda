import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

/** How what stands in a row is joined into one: the corners between lie on one another. */
export const joinedLook =
  'inline-flex w-fit max-w-full [&>*:focus-visible]:z-10 [&>*:hover]:z-1 [&>*]:relative ' +
  '[&>*:not(:first-child)]:-ms-px [&>*:not(:first-child)]:rounded-s-none [&>*:not(:last-child)]:rounded-e-none';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What its buttons have in common. */
  label: string;
}

/** Buttons that belong together, as one. Of those that stay in, a `ToggleGroup`; of one of several, a `SegmentedControl`. */
export function ButtonGroup({ label, className, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers
    <div role="group" aria-label={label} {...rest} className={cn(joinedLook, 'flex-wrap', className)} />
  );
}
