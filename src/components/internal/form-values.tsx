import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { focusWithin } from './focus-first.ts';
import { tellChange } from './form-value.tsx';
import { useReset } from './use-reset.ts';

export interface FormValuesProps {
  /** Nothing is sent where absent. */
  name?: string;
  values: readonly string[];
  /** How often somebody changed them: of each change the form is told, as of any control of the browser's own. */
  changes: number;
  /** Holds the form back where there are none. */
  required?: boolean;
  disabled?: boolean;
  form?: string;
  /** Told that the form is reset. */
  onReset?: () => void;
  /** Told that it holds the form back. */
  onInvalid?: (event: FormEvent) => void;
  /** What a person sees of it, and what in it takes the focus in its place. */
  control?: RefObject<HTMLElement | null>;
}

/** What a form knows of a control with any number of answers that is not the browser's own: each of them under its name. */
export function FormValues({ name, values, changes, onReset, control, ...rest }: FormValuesProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Without a name there is nothing to send, and still something to take back.
  useReset(name || rest.required ? select : (control ?? select), () => onReset?.());
  const told = useRef({ changes, values });
  useEffect(() => {
    const { current: before } = told;
    told.current = { changes, values };
    // Who holds them may have left them as they were.
    if (changes !== before.changes && values.join('\n') !== before.values.join('\n')) tellChange(select.current);
  });
  if (!name && !rest.required) return null;
  return (
    <select
      {...rest}
      ref={select}
      name={name}
      multiple
      // What is hidden holds no form back.
      hidden={!rest.required}
      aria-hidden
      tabIndex={-1}
      onFocus={() => {
        const { current } = control ?? {};
        // Of arrow keys one stop leads to all.
        if (current && !focusWithin(current)) current.focus();
      }}
      className="pointer-events-none absolute size-px opacity-0"
    >
      {values.map((value) => (
        // Reset by the browser, all that is there stays chosen.
        <option key={value} ref={(option) => option?.setAttribute('selected', '')} value={value} />
      ))}
    </select>
  );
}
