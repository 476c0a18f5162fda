import { useState } from 'react';

/** What a component shows: held outside, or here where nobody holds it. `reset` goes back to what it began with. */
export function useHeld<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, reset: () => Value] {
  const [first] = useState(value ?? initial);
  const [own, setOwn] = useState(first);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  // Nobody chose anything: who holds the value is not told, as a browser tells nobody.
  const reset = () => {
    setOwn(first);
    return value === undefined ? first : value;
  };
  return [value === undefined ? own : value, change, reset];
}
