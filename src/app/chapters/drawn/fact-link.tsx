import { Link as RouterLink } from 'react-router';
import { LineLink } from '#app/chapters/fact-links';
import { factAddress } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import { crumbsOf } from './crumbs.ts';

/** A fact by what it is called, with its line: a way to it. */
export function FactLink({ path }: { path: string }) {
  const { product, to } = useDocument();
  const { condition } = useChapterMessages();
  const called = crumbsOf(product, path, condition).join(' › ');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Link asChild className="inline-flex min-h-6 items-center text-sm">
        <RouterLink to={to(factAddress(product, path))}>{called}</RouterLink>
      </Link>
      <LineLink path={path} subject={called} />
    </span>
  );
}
