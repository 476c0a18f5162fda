import { useState } from 'react';

/** What a component shows: held outside, or here where nobody holds it. `reset` goes back to what it
 * begins with now: a form that was sent may have been given other defaults since. */
export function useHeld<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, reset: () => Value] {
  const [own, setOwn] = useState(value ?? initial);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  // Nobody chose anything: who holds the value is not told, as a browser tells nobody.
  const reset = () => {
    setOwn(initial);
    return value === undefined ? initial : value;
  };
  return [value === undefined ? own : value, change, reset];
}
