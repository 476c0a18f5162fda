import { useState } from 'react';

/** What a component shows: held outside, or here where nobody holds it. `reset` goes back to what it
 * begins with now: a form that was sent may have been given other defaults since. `changes` counts what was chosen. */
export function useHeld<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, reset: () => Value, changes: number] {
  const [own, setOwn] = useState({ value: value ?? initial, changes: 0 });
  const change = (next: Value) => {
    setOwn(({ changes }) => ({ value: next, changes: changes + 1 }));
    onChange?.(next);
  };
  // Nobody chose anything: who holds the value is not told, as a browser tells nobody.
  const reset = () => {
    setOwn(({ changes }) => ({ value: initial, changes }));
    return value === undefined ? initial : value;
  };
  return [value === undefined ? own.value : value, change, reset, own.changes];
}
