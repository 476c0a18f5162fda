import { useState } from 'react';
import { type Control, useReset } from './use-reset.ts';

/** Whether a control that holds its form back is marked: once it did, until it is answered or the form is reset. */
export function useMissing(control: Control, isEmpty: boolean): [isMissing: boolean, miss: () => void] {
  const [isMissing, setIsMissing] = useState(false);
  // Who takes an answer back has not been held back anew.
  if (isMissing && !isEmpty) setIsMissing(false);
  useReset(control, () => setIsMissing(false));
  return [isMissing && isEmpty, () => setIsMissing(isEmpty)];
}
