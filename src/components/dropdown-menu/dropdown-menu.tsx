import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cn, optionLook, raisedLook } from '#components/internal';

/** An action, a choice between several, or a line between groups. */
export type MenuEntry =
  | { kind: 'action'; label: ReactNode; icon?: ReactNode; onSelect: () => void; disabled?: boolean; danger?: boolean }
  | {
      kind: 'choice';
      label: string;
      value: string;
      onChange: (value: string) => void;
      options: readonly { value: string; label: ReactNode }[];
    }
  | { kind: 'separator' };

export interface DropdownMenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/** Actions that need not be in sight, behind a button. */
export function DropdownMenu({ trigger, entries, align = 'start' }: DropdownMenuProps) {
  return (
    // What is behind stays within reach: a menu is no question that must be answered.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
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
