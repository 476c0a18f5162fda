import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { tellChange } from './form-value.tsx';
import { hiddenInput } from './hidden-input.ts';
import type { useHeld } from './use-held.ts';
import { useReset } from './use-reset.ts';

const setChecked = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'checked')?.set;

/**
 * What Radix ticks, for the form around: reset, Radix goes back to what it began with first and tells of it as of a choice;
 * here it is what it begins with now, and nobody chose. Of choices the form is told as of the browser's own.
 * @param around the inputs that Radix hides
 * @param isTicked whether one of them is, as it is held
 * @returns what tells of choices only
 */
export function useTicks<Held>(
  around: RefObject<HTMLElement | null>,
  [, change, reset, changes]: ReturnType<typeof useHeld<Held>>,
  isTicked: (input: HTMLInputElement) => boolean,
): (choice: Held) => void {
  const isResetting = useRef(false);
  useReset(around, reset, () => {
    isResetting.current = true;
    queueMicrotask(() => {
      isResetting.current = false;
    });
  });
  const inputs = () => around.current?.querySelectorAll<HTMLInputElement>(hiddenInput) ?? [];
  const last = useRef(changes);
  useLayoutEffect(() => {
    const isTold = changes !== last.current;
    last.current = changes;
    for (const input of inputs()) {
      // React tells of no change that it sees made.
      if (isTold) setChecked?.call(input, isTicked(input));
      else input.checked = isTicked(input);
    }
  });
  // Once: hidden and shown again, it did not change.
  const told = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each change
  useEffect(() => {
    if (changes === told.current) return;
    told.current = changes;
    tellChange([...inputs()].find((input) => input.checked) ?? inputs()[0] ?? null);
  }, [changes]);
  return (choice) => {
    if (!isResetting.current) change(choice);
  };
}
