import { Link as RouterLink } from 'react-router';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import { positionAt } from '#specification';
import { factAddress } from './specification-path.ts';

/** Where a fact stands in the document, or where it belongs; a link to it in its chapter. */
export function SourceLink({ path }: { path: string }) {
  const { product, to } = useDocument();
  const { file, positions } = product.specification;
  const { line, column } = positionAt(positions, path);
  return (
    <Link asChild className="annotation">
      <RouterLink to={to(factAddress(product, path))}>
        {file}:{line}:{column}
      </RouterLink>
    </Link>
  );
}
