import { Link as RouterLink } from 'react-router';
import { factAddress } from '#app/gaps';
import { useDocument } from '#app/product';
import { Link } from '#components/link';

/** Links to facts, one after the other. */
export function FactLinks({ links }: { links: readonly { path: string; label: string }[] }) {
  const { product, to } = useDocument();
  return links.map(({ path, label }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <Link asChild>
        <RouterLink to={to(factAddress(product, path))}>{label || path}</RouterLink>
      </Link>
    </span>
  ));
}
