import type { ComponentProps } from 'react';

/** Names what stands below it, small. */
export function Label(props: ComponentProps<'h3'>) {
  return <h3 {...props} className="text-xs font-medium text-muted" />;
}
