import type { FormEvent, RefObject } from 'react';

export interface FormValueProps {
  name?: string;
  value: string;
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
export function FormValue({ control, name, required, complaint = '', onInvalid, ...rest }: FormValueProps) {
  if (name === undefined && !required && !complaint) return null;
  return (
    <input
      {...rest}
      ref={(input) => input?.setCustomValidity(complaint)}
      name={name}
      required={required}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      onChange={() => undefined}
      onInvalid={onInvalid}
      onFocus={() => control.current?.focus()}
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}

/** The input that a control keeps out of sight for the form around it. */
export const hiddenInput = 'input[aria-hidden=true]';
