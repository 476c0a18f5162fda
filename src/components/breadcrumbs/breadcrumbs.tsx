import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/button';
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
  /** Of more links than that, those after the first come when they are asked for, but for the last ones. All at once where absent. */
  most?: number;
}

/** The way back up. */
export function Breadcrumbs({ links, current, most = links.length, className, ...rest }: BreadcrumbsProps) {
  const strings = useStrings();
  const way = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const folded = isWhole || links.length <= most ? 0 : links.length - Math.max(most, 2);
  const unfold = () => {
    flushSync(() => setIsWhole(true));
    // The button goes with what it stood for.
    way.current?.children[1]?.querySelector('a')?.focus();
  };
  const [first, ...others] = links.map(({ key, link }) => (
    <Place key={key}>
      <Link asChild className={cn('text-muted no-underline hover:underline')}>
        {link}
      </Link>
    </Place>
  ));
  return (
    <nav aria-label={strings.breadcrumbs} {...rest} className={cn('print:hidden', className)}>
      <ol ref={way} className="flex flex-wrap items-center gap-1.5 text-sm">
        {first}
        {folded > 0 && (
          <Place>
            <Button size="sm" variant="quiet" className="px-1.5" aria-label={strings.showMore} onClick={unfold}>
              …
            </Button>
          </Place>
        )}
        {others.slice(folded)}
        <li aria-current="page" className="min-w-0 wrap-break-word">
          {current}
        </li>
      </ol>
    </nav>
  );
}

function Place({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 wrap-break-word">
      {children}
      <span aria-hidden className="text-muted">
        /
      </span>
    </li>
  );
}
