import { type ComponentProps, use } from 'react';
import { HeadingsBelowContext } from '#components/text';

/** Names what stands below it, small. */
export function Label(props: ComponentProps<'h3'>) {
  const Root = `h${3 + Math.min(3, use(HeadingsBelowContext))}` as 'h3';
  return <Root {...props} className="text-xs font-medium text-muted" />;
}
