import type { UseComboboxPropGetters } from 'downshift';
import { Check, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
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

/** So many are drawn at first, and so many more as one comes near the last of them. */
const atOnce = 100;
/** How near that is, in CSS pixels. */
const ahead = 400;

const none: readonly ComboboxOption[] = [];

const groupLook = 'not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1';

/** Options that stand under one title, and where the first of them stands among all. */
interface OptionGroup {
  title: string | undefined;
  first: number;
  members: ComboboxOption[];
}

/** Those beside one another that say the same group; what stands in none is by itself. */
function inGroups(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.title === option.group) last.members.push(option);
    else groups.push({ title: option.group, first: index, members: [option] });
  }
  return groups;
}

/** What can be chosen, and what is said of the search for it. */
export function OptionList({
  found,
  isOpen,
  at,
  chosen,
  query,
  none: said,
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
  const all = found.status === 'ready' ? found.options : none;
  const [drawn, setDrawn] = useState({ of: all, count: atOnce });
  if (drawn.of !== all) setDrawn({ of: all, count: atOnce });
  // Where the keys are is drawn, and what comes next.
  else if (at >= drawn.count - 1 && drawn.count < all.length) setDrawn({ of: all, count: at + atOnce });
  const options = all.slice(0, drawn.count);
  const isCut = options.length < all.length;
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
        <Said found={found} none={said} failed={failed} isTold={isOpen} />
        <ul
          {...getMenuProps(
            { 'aria-labelledby': labelledBy, 'aria-label': labelledBy ? undefined : label },
            { suppressRefError: true },
          )}
          onPointerMove={onPointerMove}
          onScroll={
            isCut
              ? ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
                  if (scrollHeight - scrollTop - clientHeight < ahead)
                    setDrawn({ of: all, count: drawn.count + atOnce });
                }
              : undefined
          }
          className="min-h-0 overflow-y-auto outline-none"
        >
          {inGroups(options).map(({ title, first, members }) => {
            const items = members.map((option, place) => (
              <li
                key={option.value}
                // Of downshift, selected is the one that the keys are on, which aria-activedescendant tells.
                {...getItemProps({ item: option, index: first + place, 'aria-selected': option.value === chosen })}
                {...(all.length > atOnce && { 'aria-setsize': all.length, 'aria-posinset': first + place + 1 })}
                data-highlighted={at === first + place || undefined}
                data-disabled={option.disabled || undefined}
                // Of thousands only those in sight are laid out.
                className={cn(
                  optionLook,
                  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--size-of-control-sm)] justify-between',
                )}
              >
                {option.content ?? <bdi>{option.label}</bdi>}
                {option.value === chosen && <Check aria-hidden className="size-4" />}
              </li>
            ));
            return title === undefined ? (
              items
            ) : (
              <li key={`group ${first}`} role="none" className={groupLook}>
                {/* biome-ignore lint/a11y/useSemanticElements: a group of options is none of controls */}
                <ul role="group" aria-label={title}>
                  <li role="none" aria-hidden className="px-1.5 py-1 text-xs text-muted">
                    {title}
                  </li>
                  {items}
                </ul>
              </li>
            );
          })}
          {create && found.status !== 'loading' && (
            <li
              {...getItemProps({
                item: { value: newOne, label: create.label },
                index: all.length,
                'aria-selected': false,
              })}
              data-highlighted={at === all.length || undefined}
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
