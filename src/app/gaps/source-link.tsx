import { Link as RouterLink } from 'react-router';
import { useDocument, usePosition } from '#app/product';
import { Link } from '#components/link';
import { lineAddress } from './specification-path.ts';

/** Where a fact stands in the document, or where it belongs; a link to that very line. */
export function SourceLink({ path }: { path: string }) {
  const { product, to } = useDocument();
  const position = usePosition(path);
  return (
    <Link asChild className="annotation inline-flex min-h-6 items-center">
      <RouterLink to={to(lineAddress(product, path))}>
        {[product.specification.file, position].filter(Boolean).join(':')}
      </RouterLink>
    </Link>
  );
}
