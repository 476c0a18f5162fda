import { Menu } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Drawer } from '#components/dialog';
import { IconButton } from '#components/icon-button';
import { cn, useIsHigh } from '#components/internal';
import { useStrings } from '#components/locale';
import { SkipLink } from './skip-link.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** The name of the product, at the start of the bar. */
  brand: ReactNode;
  /** Controls at the end of the bar, which is their container (`@md:`): its width is counted in letters of the size they have. */
  tools?: ReactNode;
  /** Beside the content; behind a button where there is no room. */
  navigation: ReactNode;
  /** Between the bar and the content: what concerns every page. */
  notice?: ReactNode;
  /** Changes when the place changes: closes the navigation of a phone. */
  place?: string;
  /** The page itself. */
  children: ReactNode;
}

/** The frame of the app: bar, navigation, content. */
export function AppShell({ brand, tools, navigation, notice, place, className, children, ...rest }: AppShellProps) {
  const strings = useStrings();
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isHigh = useIsHigh(bar);
  const [openAt, setOpenAt] = useState<string>();
  useKeptFocus(main);
  return (
    <div
      {...rest}
      className={cn(
        'grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] print:block',
        isHigh ? '[--below-bar:0px]' : '[--below-bar:theme(spacing.bar)] low:[--below-bar:0px]',
        className,
      )}
    >
      <SkipLink onClick={() => main.current?.focus()} />
      {/* At 400 % a window is 256 px high: what stays in place would leave little of it. */}
      <header ref={bar} className={cn('@container z-30 bg-canvas print:hidden', !isHigh && 'sticky top-0 low:static')}>
        <div className="flex min-h-bar items-center gap-x-2 border-b border-line px-3 py-1.5 sm:gap-x-4 sm:px-5">
          {/* First the title gives way; only where letters are so large that this is not enough, the tools take two rows. */}
          <div className="flex min-w-14 max-w-full flex-1 basis-14 items-center gap-2">
            <Drawer
              side="start"
              size="sm"
              title={strings.navigation}
              open={openAt !== undefined && openAt === (place ?? '')}
              onOpenChange={(open) => setOpenAt(open ? (place ?? '') : undefined)}
              trigger={
                <IconButton label={strings.openNavigation} className="-ms-1.5 lg:hidden">
                  <Menu aria-hidden />
                </IconButton>
              }
            >
              {navigation}
            </Drawer>
            {brand}
          </div>
          {tools && (
            <div className="flex min-w-0 flex-wrap items-center justify-end gap-1.5 [--width-of-control:auto]">
              {tools}
            </div>
          )}
        </div>
      </header>
      <div className="grid min-w-0 grid-cols-1 lg:grid-cols-[var(--spacing-nav,15rem)_minmax(0,1fr)] print:block">
        <aside className="sticky top-(--below-bar) hidden max-h-[calc(100dvh-var(--below-bar))] self-start overflow-y-auto p-3 lg:block print:hidden">
          {navigation}
        </aside>
        <main ref={main} tabIndex={-1} className="min-w-0 border-line outline-none lg:border-s print:border-0">
          {notice && (
            <div className="flex flex-col gap-2 px-4 has-[>:not(:empty)]:pt-4 *:empty:absolute sm:px-8 print:hidden">
              {notice}
            </div>
          )}
          <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-8 print:max-w-none print:p-0">{children}</div>
        </main>
      </div>
    </div>
  );
}
