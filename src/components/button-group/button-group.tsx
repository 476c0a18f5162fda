import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useRef } from 'react';
import { cn, joinedLook, useRows } from '#components/internal';

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
