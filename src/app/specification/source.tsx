import { LineLink } from '#app/chapters/fact-links';

/** The line and the column that a fact stands in, which lead there. */
export function Source({ path }: { path: string }) {
  return (
    <span className="min-w-12 whitespace-nowrap text-end">
      <LineLink path={path} subject={path} />
    </span>
  );
}
