import { type FormEvent, useRef, useState } from 'react';
import { type Asked, isComplaining, useForgetting } from '#components/internal';
import { useStrings } from '#components/locale';

/**
 * What is wrong with the control of a field that held its form back, in words, until it is mended or the form is reset.
 * What a control complains of by itself is not said twice.
 */
export function useHeldBack(): [complaint: string | undefined, hear: (event: FormEvent<HTMLElement>) => void] {
  const strings = useStrings();
  const asked = useRef<Asked>(null);
  const [complaint, complain] = useState<string>();
  useForgetting(
    asked,
    complaint !== undefined,
    ({ valid }) => valid,
    () => complain(undefined),
  );
  const hear = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const control = target as Asked;
    // One field may stand in another.
    if (control.closest('[data-field]') !== currentTarget || isComplaining(control)) return;
    asked.current = control;
    complain(control.validity.valueMissing ? strings.unanswered : control.validationMessage);
  };
  return [complaint, hear];
}
