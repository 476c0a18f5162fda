import { type FormEvent, useRef, useState } from 'react';
import { type Asked, useForgetting } from './use-forgetting.ts';

/**
 * Whether a control that holds its form back is marked: once it did, until it is answered or the form is reset. It learns so
 * where what the browser asks is told that it is invalid.
 */
export function useMissing(): [isMissing: boolean, miss: (event: FormEvent) => void] {
  const asked = useRef<Asked>(null);
  const [isMissing, setIsMissing] = useState(false);
  useForgetting(
    asked,
    isMissing,
    ({ valueMissing }) => !valueMissing,
    () => setIsMissing(false),
  );
  const miss = ({ target }: FormEvent) => {
    asked.current = target as Asked;
    setIsMissing(asked.current.validity.valueMissing);
  };
  return [isMissing, miss];
}
