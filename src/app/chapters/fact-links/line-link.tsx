import { Link as RouterLink } from 'react-router';
import { lineAddress } from '#app/gaps';
import { useDocument, usePosition } from '#app/product';
import { Link } from '#components/link';

/** The line and the column of a fact, where there is no room for the name of the document; a link to that very line. */
export function LineLink({ path, subject }: { path: string; subject: string }) {
  const { product, to } = useDocument();
  const position = usePosition(path);
  return (
    <Link asChild className="annotation inline-flex min-h-6 min-w-6 items-center text-muted">
      <RouterLink to={to(lineAddress(product, path))} aria-label={position ? `${position} ${subject}` : subject}>
        {position ?? '…'}
      </RouterLink>
    </Link>
  );
}
