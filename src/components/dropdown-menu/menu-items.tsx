import { Check } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ReactNode, use, useId, useRef } from 'react';
import { actionTones, cn, reasonLook } from '#components/internal';
import { FamilyContext } from './menu-family.ts';
import { entryLook } from './menu-look.ts';
import type {
  MenuCheckboxItemProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuSeparatorProps,
} from './menu-part-props.ts';
import { useKept } from './use-kept.ts';

export { Sub } from './submenu.tsx';

function Tick() {
  const Radix = use(FamilyContext);
  return (
    <Radix.ItemIndicator className="ms-auto ps-4">
      <Check aria-hidden className="size-4" />
    </Radix.ItemIndicator>
  );
}

export function Item(props: MenuItemProps) {
  const Radix = use(FamilyContext);
  const { icon, shortcut, reason, tone = 'neutral', className, children, ...rest } = props;
  if (reason !== undefined) return <Blocked {...props} reason={reason} />;
  return (
    <Radix.Item
      aria-keyshortcuts={shortcut}
      {...rest}
      className={cn(entryLook, actionTones[tone], rest.asChild && 'no-underline', className)}
    >
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      <Shortcut keys={shortcut} />
    </Radix.Item>
  );
}

function Blocked(props: MenuItemProps & { reason: string }) {
  const Radix = use(FamilyContext);
  const { icon, shortcut: _, reason, tone: __, className, children, asChild: ___, ...rest } = props;
  const id = useId();
  return (
    <Radix.Item
      {...rest}
      aria-disabled
      // It is no part of the name, and hidden from what makes one of all there is.
      aria-describedby={id}
      onSelect={(event) => event.preventDefault()}
      className={cn(entryLook, 'max-w-80 items-start text-muted [&>svg]:mt-0.5', className)}
    >
      {icon}
      <span>
        <span className="block">{children}</span>
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

export function CheckboxItem(props: MenuCheckboxItemProps) {
  const Radix = use(FamilyContext);
  const { icon, shortcut, checked, defaultChecked, onCheckedChange, onPointerDown, onKeyDown, ...others } = props;
  const { className, children, ...rest } = others;
  const isLast = useRef(false);
  const [isOn, turn, words] = useKept(rest.id, checked, defaultChecked ?? false, onCheckedChange);
  return (
    <Radix.CheckboxItem
      aria-keyshortcuts={shortcut}
      {...rest}
      checked={isOn}
      onCheckedChange={turn}
      onPointerDown={(event) => {
        isLast.current = false;
        onPointerDown?.(event);
      }}
      onKeyDown={(event) => {
        isLast.current = event.key === 'Enter';
        onKeyDown?.(event);
      }}
      onSelect={(event) => !isLast.current && event.preventDefault()}
      className={cn(entryLook, className)}
    >
      {icon}
      <span ref={words} className="contents">
        {children}
      </span>
      <Shortcut keys={shortcut} />
      <Tick />
    </Radix.CheckboxItem>
  );
}

export function RadioGroup({ label, value, defaultValue, onValueChange, children, ...rest }: MenuRadioGroupProps) {
  const Radix = use(FamilyContext);
  const id = useId();
  const [chosen, choose, words] = useKept(rest.id, value, defaultValue ?? '', onValueChange);
  return (
    <Radix.RadioGroup aria-labelledby={id} {...rest} value={chosen} onValueChange={choose}>
      <Radix.Label id={id} className="px-1.5 py-1 text-xs text-muted">
        <span ref={words}>{label}</span>
      </Radix.Label>
      {children}
    </Radix.RadioGroup>
  );
}

export function RadioItem({ className, children, ...rest }: MenuRadioItemProps) {
  const Radix = use(FamilyContext);
  return (
    <Radix.RadioItem {...rest} className={cn(entryLook, className)}>
      {children}
      <Tick />
    </Radix.RadioItem>
  );
}

export function Separator({ className, ...rest }: MenuSeparatorProps) {
  const Radix = use(FamilyContext);
  return <Radix.Separator {...rest} className={cn('my-1 h-px bg-line', className)} />;
}
