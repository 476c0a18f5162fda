import { Link as RouterLink } from 'react-router';
import { useDocument, usePosition } from '#app/product';
import { Link } from '#components/link';
import { lineAddress } from './specification-path.ts';

interface SourceLinkProps {
  path: string;
  /** Where it is not the fact itself that is meant but what is wrong there: told with its document. */
  at?: { line: number; column: number };
}

/** Where a fact stands in the document, or where it belongs: its line and column, a link to that very line. The document is told on pointing. */
export function SourceLink({ path, at }: SourceLinkProps) {
  const { product, to } = useDocument();
  const ofFact = usePosition(path);
  const { file } = product.specification;
  const position = at ? `${at.line}:${at.column}` : ofFact;
  const place = [file, position].filter(Boolean).join(':');
  return (
    <Link
      asChild
      className={`annotation inline-flex min-h-6 min-w-6 items-center wrap-anywhere ${at ? '' : 'text-muted'}`}
    >
      <RouterLink
        to={to(lineAddress(product, path, at?.line))}
        aria-label={place}
        title={place}
        data-line={position?.split(':')[0]}
      >
        {at ? place : (position ?? file)}
      </RouterLink>
    </Link>
  );
}
