import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ComponentProps, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';
import { cn, optionLook, raisedLook } from '#components/internal';
import type { SelectProps } from './select.tsx';

/** What Radix does when its button is pressed. */
export type Presses = Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onKeyDown'>;

export interface SelectListProps
  extends Pick<SelectProps, 'value' | 'options' | 'emptyLabel' | 'disabled' | 'onChange'> {
  id: string;
  /** Stands on the page already. */
  button: RefObject<HTMLButtonElement | null>;
  /** Learns what the button does from now on. */
  presses: RefObject<Presses>;
  onOpenChange: (isOpen: boolean) => void;
}

/** Radix keeps the empty string for itself. */
const nothing = '\u0000nothing';

/** What a select offers. */
export function SelectList({
  id,
  button,
  presses,
  value,
  options,
  emptyLabel,
  disabled,
  onChange,
  onOpenChange,
}: SelectListProps) {
  const isMissing = value !== null && !options.some((option) => option.value === value);
  return (
    <Radix.Root
      value={value ?? ''}
      // Radix tells an empty string when a form is reset or options change: nobody chose that.
      onValueChange={(next) => next !== '' && onChange(next === nothing ? null : next)}
      onOpenChange={onOpenChange}
      disabled={disabled}
    >
      <Radix.Trigger asChild>
        <Pressed button={button} presses={presses} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            raisedLook,
            'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-1',
          )}
        >
          <Radix.Viewport>
            {emptyLabel !== undefined && (
              <Option
                value={nothing}
                label={<span className="text-muted group-data-[highlighted]:text-current">{emptyLabel}</span>}
              />
            )}
            {isMissing && <Option value={value} label={value} />}
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PressedProps extends Presses, Pick<SelectListProps, 'button' | 'presses'> {
  ref?: Ref<HTMLButtonElement | null>;
}

/** In place of the button that Radix would draw: hands over what that would do, and tells Radix where the button is. */
function Pressed({ button, presses, onClick, onPointerDown, onKeyDown, ref }: PressedProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
  useLayoutEffect(() => {
    presses.current = { onClick, onPointerDown, onKeyDown };
  });
  return null;
}

function Option({ value, label, disabled }: SelectProps['options'][number]) {
  return (
    <Radix.Item value={value} disabled={disabled} className={cn(optionLook, 'group justify-between')}>
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
