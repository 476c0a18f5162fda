import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, Suspense } from 'react';
import { cn, useHeld } from '#components/internal';
import { lazily } from '#components/lazily';
import { useStrings } from '#components/locale';

const FoldingGroup = lazily(() => import('./folding-group.tsx'), 'FoldingGroup', { ahead: false });

/** A place of the app. */
export interface SideNavEntry {
  /** Unlike any other of the navigation. */
  key: string;
  /** A link without a look; it carries the label. */
  link: ReactElement;
  /** Before the words. */
  icon?: ReactNode;
  /** At the end of the line: a count. */
  suffix?: ReactNode;
  /** It leads to the page that is shown. */
  current?: boolean;
}

/** Places that belong together. */
export interface SideNavGroup {
  /** Unlike any other group. */
  key: string;
  /** Over its places; absent over those that need none. */
  title?: ReactNode;
  /** Its places, always in the same order. */
  entries: readonly SideNavEntry[];
  /** Its title folds it away, and back. */
  collapsible?: boolean;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** Names it where there is more than one. */
  label?: string;
  /** All places there are, from the top down. */
  groups: readonly SideNavGroup[];
  /** The keys of the groups that are open, of those that fold away, where that is held outside. */
  expanded?: readonly string[];
  /** The keys of those that are open to begin with where nobody holds `expanded`; the one of the page that is shown is, too. */
  defaultExpanded?: readonly string[];
  /** Told the keys of all that are open after each change, as when a page of a folded one is come to. */
  onExpandedChange?: (keys: readonly string[]) => void;
}

/** The places of the app, always in the same order. */
export function SideNav({
  label,
  groups,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  className,
  ...rest
}: SideNavProps) {
  const strings = useStrings();
  const here = groups.filter((group) => group.collapsible && isHere(group)).map(({ key }) => key);
  const [open, setOpen] = useHeld(expanded, [...defaultExpanded, ...here], onExpandedChange);
  return (
    <nav aria-label={label ?? strings.navigation} {...rest} className={cn('flex flex-col gap-apart', className)}>
      {groups.map(({ key, ...group }) => (
        <Group
          key={key}
          {...group}
          isOpen={open.includes(key)}
          onOpenChange={(isOpen) => setOpen(isOpen ? [...open, key] : open.filter((other) => other !== key))}
        />
      ))}
    </nav>
  );
}

/** Whether the page that is shown is one of the group. */
function isHere({ entries }: Pick<SideNavGroup, 'entries'>): boolean {
  return entries.some(({ current }) => current);
}

interface GroupProps extends Omit<SideNavGroup, 'key'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Group({ title, entries, collapsible = false, isOpen, onOpenChange }: GroupProps) {
  const list = <Entries entries={entries} />;
  const still = (
    <div>
      {title && (
        <p className={cn('mb-1 px-2.5 text-xs font-medium text-muted', collapsible && 'min-h-6 content-center')}>
          {title}
        </p>
      )}
      {(isOpen || !collapsible) && list}
    </div>
  );
  if (!collapsible) return still;
  return (
    <Suspense fallback={still}>
      <FoldingGroup title={title} isHere={isHere({ entries })} open={isOpen} onOpenChange={onOpenChange}>
        {list}
      </FoldingGroup>
    </Suspense>
  );
}

function Entries({ entries }: Pick<SideNavGroup, 'entries'>) {
  return (
    <ul className="flex flex-col">
      {entries.map(({ key: entryKey, link, icon, suffix, current }) => (
        <li
          key={entryKey}
          className={cn(
            'relative flex min-h-way items-center gap-2.5 rounded-control px-2.5 text-sm text-ink [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted',
            current
              ? 'bg-accent-soft font-semibold forced-colors:outline forced-colors:outline-[Highlight] before:absolute before:inset-y-1.5 before:start-0 before:w-0.5 before:bg-accent [&>svg]:text-accent'
              : 'hover:bg-sunken',
          )}
        >
          {icon}
          <Slot.Root
            aria-current={current ? 'page' : undefined}
            className="min-w-0 flex-1 wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {link}
          </Slot.Root>
          {suffix && <span className="annotation text-muted">{suffix}</span>}
        </li>
      ))}
    </ul>
  );
}
