import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, useRef } from 'react';
import { cn, DrawnAlready, type DrawnAlreadyProps, optionLook, raisedLook } from '#components/internal';
import type { MenuEntry } from './menu-entry.ts';

export interface MenuProps extends Pick<DrawnAlreadyProps, 'element'> {
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  id: string;
  /** The id of what opened it. */
  labelledBy: string;
  isOpen: boolean;
  /** Whether it was opened without a pointer. */
  byKeyboard: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a menu opens. */
export function Menu({ element, entries, align, id, labelledBy, isOpen, byKeyboard, onOpenChange }: MenuProps) {
  // Radix was not there yet when the key was pressed that opened it first.
  const isFirst = useRef(true);
  const enter = (event: FocusEvent) => {
    if (!isFirst.current || event.target !== event.currentTarget) return;
    isFirst.current = false;
    if (byKeyboard) event.currentTarget.querySelector<HTMLElement>(firstEntry)?.focus({ preventScroll: true });
  };
  return (
    // What is behind stays within reach: a menu is no question that must be answered.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={element} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={labelledBy}
          onFocus={enter}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            raisedLook,
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1',
          )}
        >
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and keep their order
            <Entry key={index} {...entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const firstEntry = '[role^="menuitem"]:not([data-disabled])';

function Entry(entry: MenuEntry): ReactElement {
  switch (entry.kind) {
    case 'separator':
      return <Radix.Separator className="my-1 h-px bg-line" />;
    case 'action':
      return (
        <Radix.Item
          disabled={entry.disabled}
          onSelect={entry.onSelect}
          className={cn(optionLook, '[&>svg]:size-4', entry.danger && 'text-critical')}
        >
          {entry.icon}
          {entry.label}
        </Radix.Item>
      );
    case 'choice':
      return (
        <Radix.RadioGroup value={entry.value} onValueChange={entry.onChange}>
          <Radix.Label className="px-2 py-1 text-xs text-muted">{entry.label}</Radix.Label>
          {entry.options.map(({ value, label }) => (
            <Radix.RadioItem key={value} value={value} className={cn(optionLook, 'justify-between gap-6')}>
              {label}
              <Radix.ItemIndicator>
                <Check aria-hidden className="size-4" />
              </Radix.ItemIndicator>
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      );
  }
}
