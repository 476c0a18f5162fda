import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  cn,
  DrawnAlready,
  type DrawnAlreadyProps,
  optionLook,
  raisedLook,
  reasonLook,
  useWayBack,
} from '#components/internal';
import { usePortalContainer } from '#components/portal-container';
import type { MenuEntry } from './menu-entry.ts';

export interface MenuProps extends Pick<DrawnAlreadyProps, 'element'> {
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  id: string;
  /** The id of what opened it. */
  labelledBy: string;
  isOpen: boolean;
  /** Which entry it was opened on; on none with a pointer. */
  openedOn: 'first' | 'last' | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a menu opens. */
export function Menu({ element, entries, align, id, labelledBy, isOpen, openedOn, onOpenChange }: MenuProps) {
  const container = usePortalContainer();
  const hasEntered = useRef(false);
  const enter = (event: FocusEvent) => {
    if (hasEntered.current || event.target !== event.currentTarget) return;
    hasEntered.current = true;
    if (!openedOn) return;
    // Radix knows of one end only, and was not there yet when the key was pressed that opened it first.
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(possible)];
    entries.at(openedOn === 'first' ? 0 : -1)?.focus({ preventScroll: openedOn === 'first' });
  };
  const goBack = useWayBack(isOpen, element);
  const hasLeft = useRef(false);
  const leave = (event: KeyboardEvent) => {
    hasLeft.current = event.key === 'Tab';
    if (!hasLeft.current) return;
    // Radix would keep it for itself: from the button the browser goes on, to what stands after it or before.
    event.stopPropagation();
    flushSync(() => onOpenChange(false));
    element.current?.focus();
  };
  return (
    // What is behind stays within reach: a menu is no question that must be answered.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={element} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          id={id}
          aria-labelledby={labelledBy}
          onFocus={enter}
          onKeyDownCapture={leave}
          onCloseAutoFocus={(event) => {
            hasEntered.current = false;
            if (hasLeft.current) event.preventDefault();
            else goBack(event);
          }}
          loop
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

const possible = '[role^="menuitem"]:not([data-disabled])';

function Entry(entry: MenuEntry): ReactElement {
  switch (entry.kind) {
    case 'separator':
      return <Radix.Separator className="my-1 h-px bg-line" />;
    case 'action':
      if (entry.reason !== undefined) return <Blocked {...entry} reason={entry.reason} />;
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
      return <Choice {...entry} />;
  }
}

function Blocked({ icon, label, reason }: Extract<MenuEntry, { kind: 'action' }> & { reason: string }) {
  const id = useId();
  return (
    <Radix.Item
      aria-disabled
      aria-labelledby={id}
      aria-describedby={`${id}-reason`}
      onSelect={(event) => event.preventDefault()}
      className={cn(optionLook, 'max-w-80 items-start text-muted [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0')}
    >
      {icon}
      <span>
        <span id={id} className="block">
          {label}
        </span>
        <span id={`${id}-reason`} className={reasonLook}>
          {reason}
        </span>
      </span>
    </Radix.Item>
  );
}

function Choice({ label, value, onValueChange, options }: Extract<MenuEntry, { kind: 'choice' }>) {
  const id = useId();
  return (
    <Radix.RadioGroup aria-labelledby={id} value={value} onValueChange={onValueChange}>
      <Radix.Label id={id} className="px-2 py-1 text-xs text-muted">
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={cn(optionLook, 'justify-between gap-6')}>
          {option.label}
          <Radix.ItemIndicator>
            <Check aria-hidden className="size-4" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
