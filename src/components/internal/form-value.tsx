import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { complain } from './use-custom-validity.ts';

export interface FormValueProps {
  name?: string;
  value: string;
  /** How often somebody changed it: of each change its form is told, as of any control of the browser's own. */
  changes?: number;
  required?: boolean;
  disabled?: boolean;
  form?: string;
  /** What is wrong with it, where the control itself cannot hold the form back. */
  complaint?: string;
  /** What a person sees of it, and what takes the focus in its place. */
  control: RefObject<HTMLElement | null>;
  /** Told that it holds the form back. */
  onInvalid?: (event: FormEvent) => void;
}

/** What a form knows of a control that is not the browser's own: its value under its name, and that it must have one. */
export function FormValue(props: FormValueProps) {
  const { control, name, value, changes = 0, required, complaint = '', onInvalid, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useTold(input, value, changes);
  if (name === undefined && !required && !complaint) return null;
  return (
    <input
      {...rest}
      defaultValue={value}
      ref={(element) => {
        input.current = element;
        if (element) complain(element, complaint);
      }}
      name={name}
      required={required}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      onInvalid={onInvalid}
      onFocus={() => control.current?.focus()}
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Writes a value into an input, and tells the form of it where somebody changed it. */
function useTold(input: RefObject<HTMLInputElement | null>, value: string, changes: number) {
  const last = useRef({ value, changes });
  const isUntold = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = input;
    isUntold.current ||= value !== last.current.value && changes !== last.current.changes;
    last.current = { value, changes };
    if (!element) return;
    // React tells nobody of what is written past it, unless it comes as from a person who types.
    if (isUntold.current) setValue?.call(element, value);
    else element.value = value;
  }, [input, value, changes]);
  // Once the form has all of it, also what changed beside it.
  useEffect(() => {
    if (!isUntold.current) return;
    isUntold.current = false;
    tellChange(input.current);
  });
}

/** Tells whoever listens around that a person changed something. */
export function tellChange(element: Element | null) {
  for (const type of ['input', 'change']) element?.dispatchEvent(new Event(type, { bubbles: true }));
}
