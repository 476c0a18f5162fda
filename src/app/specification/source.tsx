import { usePosition } from '#app/product';

/** The line and the column that a fact stands in. */
export function Source({ path }: { path: string }) {
  return <span className="annotation min-w-12 whitespace-nowrap text-end text-muted">{usePosition(path)}</span>;
}
