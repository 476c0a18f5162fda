import { Link as RouterLink } from 'react-router';
import { useDocument, usePosition } from '#app/product';
import { Link } from '#components/link';
import { lineAddress } from './specification-path.ts';

interface SourceLinkProps {
  path: string;
  /** Where it is not the fact itself that is meant. */
  at?: { line: number; column: number };
}

/** Where a fact stands in the document, or where it belongs; a link to that very line. */
export function SourceLink({ path, at }: SourceLinkProps) {
  const { product, to } = useDocument();
  const ofFact = usePosition(path);
  const position = at ? `${at.line}:${at.column}` : ofFact;
  return (
    <Link asChild className="annotation inline-flex min-h-6 items-center wrap-anywhere">
      <RouterLink to={to(lineAddress(product, path, at?.line))}>
        {[product.specification.file, position].filter(Boolean).join(':')}
      </RouterLink>
    </Link>
  );
}
