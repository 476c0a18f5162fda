import { ChevronDown, ChevronRight, EllipsisVertical } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import { Choice } from './choice.tsx';
import { pinnedLook, pinOf } from './use-pins.ts';

/** On the line of the words beside it: a picture has none of its own. */
const pictureButton =
  // As Tailwind reads it.
  String.raw`inline-flex size-control-sm items-center justify-center rounded-control text-muted -outline-offset-2 before:content-['\200b'] hover:bg-sunken hover:text-ink`;

interface EndProps {
  role: 'cell' | 'gridcell';
  isChosen: boolean;
  /** It stays in sight where the table is wider than its place, at which end. */
  pin: 'start' | 'end' | undefined;
}

/** A cell beside the columns, which a table has for itself. */
function EndCell({
  role,
  isChosen,
  pin,
  name,
  className,
  children,
}: EndProps & { name: Parameters<typeof pinOf>[0]; className: string; children: ReactNode }) {
  return (
    <td
      role={role}
      data-apart
      {...pinOf(name, pin)}
      className={cn('relative z-10 w-10 align-baseline leading-6 print:hidden', className, pinnedLook(pin, isChosen))}
    >
      {children}
    </td>
  );
}

interface ChoiceCellProps extends EndProps {
  /** Absent where nothing can be done with the row. */
  choice: ComponentProps<typeof Choice> | undefined;
}

/** Chooses a row. */
export function ChoiceCell({ choice, ...end }: ChoiceCellProps) {
  return (
    <EndCell
      {...end}
      name="selection"
      className={cn(
        'ps-4 sm:border-b sm:py-cell sm:border-line max-sm:absolute max-sm:end-3 max-sm:top-1.75 max-sm:flex max-sm:h-control-sm max-sm:w-auto max-sm:items-center max-sm:p-0',
        end.isChosen &&
          'sm:shadow-[inset_3px_0_var(--color-of-accent)] sm:rtl:shadow-[inset_-3px_0_var(--color-of-accent)]',
      )}
    >
      {choice && (
        // On the line of the words beside it: a box has none of its own.
        <span className="inline-flex items-center before:content-['\200b']">
          <Choice {...choice} />
        </span>
      )}
    </EndCell>
  );
}

interface FoldButtonProps {
  /** What its row is called. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function FoldButton({ name, isOpen, onToggle, children }: FoldButtonProps) {
  const strings = useStrings();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? strings.showLess : strings.showMore}: ${name}`}
      onClick={onToggle}
      className={pictureButton}
    >
      {children}
    </button>
  );
}

interface DetailCellProps extends EndProps, Omit<FoldButtonProps, 'children'> {
  /** Whether there is more of this row. */
  hasDetail: boolean;
}

/** Shows more of a row, where there is room for columns. */
export function DetailCell({ hasDetail, role, isChosen, pin, ...fold }: DetailCellProps) {
  return (
    <EndCell {...{ role, isChosen, pin }} name="detail" className="border-b border-line ps-3 max-sm:hidden">
      {hasDetail && (
        <FoldButton {...fold}>
          <ChevronRight aria-hidden className={cn('size-4', fold.isOpen ? 'rotate-90' : 'rtl:-scale-x-100')} />
        </FoldButton>
      )}
    </EndCell>
  );
}

interface MenuCellProps extends EndProps {
  /** What its row is called. */
  name: string;
  /** There is a box to choose it by at its side. */
  isChoosable: boolean;
  /** Given what the menu opens from; absent where nothing can be done with the row. */
  onMenu: ((from: HTMLElement) => void) | undefined;
}

/** Opens what can be done with a row. */
export function MenuCell({ name, isChoosable, onMenu, ...end }: MenuCellProps) {
  const strings = useStrings();
  return (
    <EndCell
      {...end}
      name="menu"
      className={cn(
        'border-b border-line pe-2 text-end max-sm:absolute max-sm:top-1.75 max-sm:w-auto max-sm:border-0 max-sm:pe-0',
        isChoosable ? 'max-sm:end-10' : 'max-sm:end-3',
      )}
    >
      {onMenu && (
        <button
          type="button"
          aria-label={strings.rowActions(name)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
          className={pictureButton}
        >
          <EllipsisVertical aria-hidden className="size-4" />
        </button>
      )}
    </EndCell>
  );
}

interface MoreCellProps extends Pick<EndProps, 'role'>, Omit<FoldButtonProps, 'children'> {
  hasDetail: boolean;
  /** Beside how much else it stands: a box to choose the row by and a menu, a menu, or nothing. */
  beside: 'choice' | 'menu' | undefined;
}

/** Shows whatever of a row is not in sight on a phone. */
export function MoreCell({ role, hasDetail, beside, ...fold }: MoreCellProps) {
  return (
    <td
      role={role}
      className={cn(
        'absolute top-1.75 z-10 sm:hidden print:hidden',
        // It would show nothing.
        !hasDetail && '[:not(:has(>[data-aside]>span:last-child:not(:empty)))>&]:hidden',
        beside === 'choice' ? 'end-18' : beside === 'menu' ? 'end-10' : 'end-3',
      )}
    >
      <FoldButton {...fold}>
        <ChevronDown aria-hidden className={cn('size-4', fold.isOpen && 'rotate-180')} />
      </FoldButton>
    </td>
  );
}
