import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useRef } from 'react';
import { cn, useRows } from '#components/internal';

/** How what stands in one row is joined into one: the corners between lie on one another. In more rows each stands for itself. */
export const joinedLook =
  // The edge that two share is that of the one that can be pressed.
  'isolate inline-flex w-fit max-w-full data-rows:gap-1 [&>*]:relative [&>*:not(:disabled,[aria-disabled=true])]:z-1 [&>*:hover]:z-2 [&>*:focus-visible]:z-10 ' +
  'not-data-rows:[&>*:not(:first-child)]:-ms-px not-data-rows:[&>*:not(:first-child)]:rounded-s-none not-data-rows:[&>*:not(:last-child)]:rounded-e-none';

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** What its buttons have in common. */
  label: string;
}

/** Buttons that belong together, as one. Of those that stay in, a `ToggleGroup`; of one of several, a `SegmentedControl`. */
export function ButtonGroup({ label, className, ref, ...rest }: ButtonGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(ref, group);
  useRows(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers
    <div role="group" aria-label={label} {...rest} ref={refs} className={cn(joinedLook, 'flex-wrap', className)} />
  );
}
