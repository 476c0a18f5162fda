import { getNonce } from 'get-nonce';
import { Select as Radix } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { cn, isLeft, raisedLook, useWayBack } from '#components/internal';
import { useSpoken, useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { SelectProps } from './select.tsx';
import { answersIn, keyOf, valueAt } from './select-option.ts';
import { OneOption, SelectOptions } from './select-options.tsx';

/** What Radix does when its button is pressed. */
export type Presses = Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onKeyDown'>;

export interface SelectListProps extends Pick<SelectProps, 'options' | 'emptyLabel' | 'disabled'> {
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Stands on the page already. */
  button: RefObject<HTMLButtonElement | null>;
  /** Learns what the button does from now on. */
  presses: RefObject<Presses>;
  /** The key that opened it, where that says at which end. */
  openAt: RefObject<'Home' | 'End' | undefined>;
  /** What names it; its name where nothing does. */
  labelledBy: string | undefined;
  label: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** None of them. */
const nothing = '\u0000nothing';

/** Stands where there is nothing to choose. */
const nothingThere = '\u0000none';

/** So many options are gone past at once. */
const page = 10;

/** What a select offers. */
export function SelectList({
  id,
  button,
  presses,
  openAt,
  value,
  options,
  emptyLabel,
  disabled,
  labelledBy,
  label,
  isOpen,
  onChange,
  onOpenChange,
}: SelectListProps) {
  const container = usePortalContainer();
  const { lang } = useSpoken();
  const { noOptions } = useStrings();
  const noForm = useId();
  const hasLeft = useRef(false);
  const goBack = useWayBack(isOpen, button);
  const answers = answersIn(options);
  const wasRefused = useRef(false);
  const choose = (next: string) => {
    const isRefused = answers.some((option) => option.value === next && option.disabled);
    if (!isRefused) onChange(next === nothing ? null : next);
    return !isRefused;
  };
  const turn = (next: boolean) => {
    // Radix closes after each choice; who was refused goes on choosing. The option itself cannot refuse: it does not know
    // whether a space chooses it or goes on with the letters that are typed.
    if (!wasRefused.current) onOpenChange(next);
    wasRefused.current = false;
  };
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const option = (event.target as HTMLElement).closest<HTMLElement>('[role=option]');
    const by = event.key === 'PageDown' ? page : event.key === 'PageUp' ? -page : 0;
    if (by !== 0) {
      event.preventDefault();
      const all = optionsIn(event.currentTarget);
      const at = option ? all.indexOf(option) : 0;
      return all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
    }
    hasLeft.current = event.key === 'Tab';
    if (!hasLeft.current && !(event.altKey && event.key === 'ArrowUp')) return;
    // Radix would keep it for itself.
    event.stopPropagation();
    flushSync(() => {
      if (option?.dataset.value !== undefined) choose(option.dataset.value);
      onOpenChange(false);
    });
    // From here the browser goes on, to what stands after it or before.
    if (hasLeft.current) button.current?.focus();
  };
  const enter = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!openAt.current) return;
    const option = optionsIn(currentTarget).at(openAt.current === 'Home' ? 0 : -1);
    openAt.current = undefined;
    option?.focus();
  };
  const isEmpty = answers.length === 0 && emptyLabel === undefined;
  const isMissing = value !== null && !answers.some((option) => option.value === value);
  return (
    <Radix.Root
      value={value === null ? '' : keyOf(value)}
      // Radix tells an empty string when options change: nobody chose that.
      onValueChange={(next) => {
        wasRefused.current = next !== '' && !choose(valueAt(next));
      }}
      open={isOpen}
      onOpenChange={turn}
      disabled={disabled}
      // Of a form that it knew of it would, reset, tell as of a choice.
      form={noForm}
    >
      <Radix.Trigger asChild>
        <Pressed button={button} presses={presses} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          id={id}
          lang={lang}
          aria-labelledby={labelledBy}
          aria-label={labelledBy ? undefined : label}
          onKeyDownCapture={type}
          onKeyDown={(event) => {
            if (!isLeft(event)) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onFocus={enter}
          onCloseAutoFocus={(event) => {
            if (hasLeft.current) event.preventDefault();
            else goBack(event);
            hasLeft.current = false;
          }}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            raisedLook,
            'z-menu max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-(--radix-select-content-available-width) overflow-hidden p-1 wrap-anywhere',
          )}
        >
          <Radix.Viewport nonce={getNonce()}>
            {emptyLabel !== undefined && (
              <OneOption
                value={nothing}
                isChosen={value === null}
                isOpen={isOpen}
                label={<span className="text-muted group-data-[highlighted]:text-current">{emptyLabel}</span>}
              />
            )}
            {isMissing && <OneOption value={value} label={value} isChosen isOpen={isOpen} />}
            <SelectOptions
              options={isEmpty ? [{ value: nothingThere, label: noOptions, disabled: true }] : options}
              chosen={value}
              isOpen={isOpen}
            />
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

function optionsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=option]:not([data-disabled])')];
}
