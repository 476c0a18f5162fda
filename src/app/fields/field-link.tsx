import { Link, type LinkProps } from '#components/link';

/** A link that is an answer: it stands alone, and is high enough to be met with a finger. */
export function FieldLink(props: LinkProps) {
  return <Link dir="auto" {...props} className="inline-flex min-h-6 items-center wrap-anywhere" />;
}
