import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** The ref of an input that downshift gives another one each time it is drawn: composed with that, the one from outside would be called each time. */
export function useDownshiftRef(ref: Ref<HTMLInputElement> | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  return input;
}
