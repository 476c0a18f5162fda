import { Link, type LinkProps } from '#components/link';

interface FieldLinkProps extends LinkProps {
  /** In a row, which may be a link itself: it lies over that. */
  compact?: boolean | undefined;
}

/** A link that is an answer: it stands alone, and is high enough to be met with a finger. */
export function FieldLink({ compact, ...rest }: FieldLinkProps) {
  return (
    <Link
      dir="auto"
      {...rest}
      className={
        compact
          ? 'relative z-10 inline-block min-h-6 max-w-full content-center truncate align-bottom max-sm:inline-flex max-sm:items-center max-sm:overflow-visible max-sm:align-baseline max-sm:whitespace-normal max-sm:wrap-anywhere print:min-h-0 print:text-ink print:no-underline'
          : 'inline-flex min-h-6 items-center wrap-anywhere'
      }
    />
  );
}
