import { Check } from 'lucide-react';
import { DropdownMenu as Radix, Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { cn, optionLook, reasonLook } from '#components/internal';
import type { MenuEntry } from './menu-entry.ts';
import { Submenu } from './submenu.tsx';

const entryLook = cn(optionLook, '[&>svg]:size-4 [&>svg]:shrink-0');

const tick = (
  <Radix.ItemIndicator className="ms-auto ps-4">
    <Check aria-hidden className="size-4" />
  </Radix.ItemIndicator>
);

/** What a menu offers, or a menu within it. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and keep their order
    <Entry key={index} {...entry} />
  ));
}

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
          aria-keyshortcuts={entry.shortcut}
          className={cn(entryLook, entry.danger && 'text-critical')}
        >
          {entry.icon}
          {entry.label}
          <Shortcut keys={entry.shortcut} />
        </Radix.Item>
      );
    case 'link':
      return (
        <Radix.Item
          asChild
          disabled={entry.disabled}
          aria-keyshortcuts={entry.shortcut}
          className={cn(entryLook, 'no-underline')}
        >
          {entry.icon}
          <Slot.Slottable>{entry.link}</Slot.Slottable>
          <Shortcut keys={entry.shortcut} />
        </Radix.Item>
      );
    case 'check':
      return <CheckEntry {...entry} />;
    case 'choice':
      return <Choice {...entry} />;
    case 'submenu':
      return (
        <Submenu look={entryLook} label={entry.label} icon={entry.icon} disabled={entry.disabled}>
          <MenuEntries entries={entry.entries} />
        </Submenu>
      );
  }
}

function Blocked({ icon, label, reason }: Extract<MenuEntry, { kind: 'action' }> & { reason: string }) {
  const id = useId();
  return (
    <Radix.Item
      aria-disabled
      // It is no part of the name, and hidden from what makes one of all there is.
      aria-describedby={id}
      onSelect={(event) => event.preventDefault()}
      className={cn(entryLook, 'max-w-80 items-start text-muted [&>svg]:mt-0.5')}
    >
      {icon}
      <span>
        <span className="block">{label}</span>
        <span aria-hidden id={id} className={reasonLook}>
          {reason}
        </span>
      </span>
    </Radix.Item>
  );
}

function Shortcut({ keys }: { keys: string | undefined }): ReactNode {
  if (!keys) return null;
  return (
    <kbd aria-hidden className="ms-auto shrink-0 ps-6 font-mono text-xs text-muted in-data-highlighted:text-current">
      {keys.replace('Control', 'Ctrl')}
    </kbd>
  );
}

/** Enter changes it and closes; Space and a press leave the menu open, for the next. */
function CheckEntry({
  label,
  icon,
  shortcut,
  disabled,
  checked,
  onCheckedChange,
}: Extract<MenuEntry, { kind: 'check' }>) {
  const isLast = useRef(false);
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onPointerDown={() => {
        isLast.current = false;
      }}
      onKeyDown={({ key }) => {
        isLast.current = key === 'Enter';
      }}
      onSelect={(event) => !isLast.current && event.preventDefault()}
      className={entryLook}
    >
      {icon}
      {label}
      <Shortcut keys={shortcut} />
      {tick}
    </Radix.CheckboxItem>
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
        <Radix.RadioItem key={option.value} value={option.value} className={entryLook}>
          {option.label}
          {tick}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
