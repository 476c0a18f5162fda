import { useProduct } from '#app/product';
import { positionAt } from '#specification';

/** The line and the column that a fact stands in. */
export function Source({ path }: { path: string }) {
  const { positions } = useProduct().specification;
  const { line, column } = positionAt(positions, path);
  return (
    <span className="annotation min-w-12 whitespace-nowrap text-end text-muted">
      {line}:{column}
    </span>
  );
}
