import type { UseComboboxPropGetters } from 'downshift';
import { Check, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn, optionLook, raisedLook } from '#components/internal';
import { useSpoken } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { ComboboxProps } from './combobox-props.ts';
import { Said } from './said.tsx';
import type { ComboboxOption, Found } from './use-searching.ts';

/** The value of the option that makes a new one. */
export const newOne = '\0new';

interface OptionListProps
  extends Pick<UseComboboxPropGetters<ComboboxOption>, 'getMenuProps' | 'getItemProps'>,
    Pick<ComboboxProps, 'create' | 'failed'> {
  found: Found;
  isOpen: boolean;
  /** Which option the keys are on; below zero where on none. */
  at: number;
  /** The value that is chosen. */
  chosen: string | undefined;
  query: string;
  /** In place of the usual words where there is nothing to choose. */
  none: ReactNode;
  labelledBy: string | undefined;
  /** Its name where nothing labels it. */
  label: string | undefined;
  onPointerMove: () => void;
}

/** What can be chosen, and what is said of the search for it. */
export function OptionList({
  found,
  isOpen,
  at,
  chosen,
  query,
  none,
  failed,
  create,
  labelledBy,
  label,
  onPointerMove,
  getMenuProps,
  getItemProps,
}: OptionListProps) {
  const container = usePortalContainer();
  const spoken = useSpoken();
  const options = found.status === 'ready' ? found.options : [];
  return (
    <Popover.Portal container={container}>
      <Popover.Content
        {...spoken}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // Radix gives the role of a dialog: the list inside has its own.
        {...{ role: undefined }}
        className={cn(
          raisedLook,
          'z-menu flex max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-[min(12rem,var(--radix-popover-content-available-width))] max-w-(--radix-popover-content-available-width) flex-col overflow-hidden p-1 wrap-anywhere',
          !isOpen && 'hidden',
        )}
      >
        <Said found={found} none={none} failed={failed} isTold={isOpen} />
        <ul
          {...getMenuProps(
            { 'aria-labelledby': labelledBy, 'aria-label': labelledBy ? undefined : label },
            { suppressRefError: true },
          )}
          onPointerMove={onPointerMove}
          className="min-h-0 overflow-y-auto outline-none"
        >
          {options.map((option, index) => (
            <li
              key={option.value}
              // Of downshift, selected is the one that the keys are on, which aria-activedescendant tells.
              {...getItemProps({ item: option, index, 'aria-selected': option.value === chosen })}
              data-highlighted={at === index || undefined}
              className={cn(optionLook, 'justify-between')}
            >
              {option.content ?? <bdi>{option.label}</bdi>}
              {option.value === chosen && <Check aria-hidden className="size-4" />}
            </li>
          ))}
          {create && found.status !== 'loading' && (
            <li
              {...getItemProps({
                item: { value: newOne, label: create.label },
                index: options.length,
                'aria-selected': false,
              })}
              data-highlighted={at === options.length || undefined}
              className={cn(optionLook, options.length > 0 && 'border-t border-line')}
            >
              <Plus aria-hidden className="size-4" />
              {query.trim() === '' ? create.label : `${create.label}: ${query.trim()}`}
            </li>
          )}
        </ul>
      </Popover.Content>
    </Popover.Portal>
  );
}
