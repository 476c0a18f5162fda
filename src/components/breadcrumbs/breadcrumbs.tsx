import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '#components/internal';
import { Link } from '#components/link';
import { useStrings } from '#components/locale';

/** A place on the way back up. */
export interface BreadcrumbLink {
  /** Unlike any other of the way. */
  key: string;
  /** A link without a look; it carries its words. */
  link: ReactElement;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the outermost; each a link without a look. */
  links: readonly BreadcrumbLink[];
  /** Where one is. */
  current: ReactNode;
}

/** The way back up. */
export function Breadcrumbs({ links, current, className, ...rest }: BreadcrumbsProps) {
  const strings = useStrings();
  return (
    <nav aria-label={strings.breadcrumbs} {...rest} className={cn('print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm">
        {links.map(({ key, link }) => (
          <li key={key} className="flex min-w-0 items-center gap-1.5 wrap-break-word">
            <Link asChild className={cn('text-muted no-underline hover:underline')}>
              {link}
            </Link>
            <span aria-hidden className="text-muted">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 wrap-break-word">
          {current}
        </li>
      </ol>
    </nav>
  );
}
