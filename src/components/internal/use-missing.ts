import { type FormEvent, type FormEventHandler, useRef, useState } from 'react';
import { type Asked, useForgetting } from './use-forgetting.ts';

/**
 * Whether a control that holds its form back is marked: once it did, until it is answered or the form is reset. It learns so
 * where what the browser asks is told that it is invalid.
 * @param onInvalid told as well
 */
export function useMissing<Element>(
  onInvalid?: FormEventHandler<Element>,
): [isMissing: boolean, miss: FormEventHandler<Element>] {
  const asked = useRef<Asked>(null);
  const [isMissing, setIsMissing] = useState(false);
  useForgetting(
    asked,
    isMissing,
    ({ valueMissing }) => !valueMissing,
    () => setIsMissing(false),
  );
  const miss = (event: FormEvent<Element>) => {
    onInvalid?.(event);
    asked.current = event.target as unknown as Asked;
    setIsMissing(asked.current.validity.valueMissing);
  };
  return [isMissing, miss];
}
