import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useReset } from '#components/internal';
import { useStrings } from '#components/locale';

type Asked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What is wrong with the control of a field that held its form back, in words, until it is mended or the form is reset.
 * What a control complains of by itself is not said twice.
 */
export function useHeldBack(): [complaint: string | undefined, hear: (event: FormEvent<HTMLElement>) => void] {
  const strings = useStrings();
  const asked = useRef<Asked>(null);
  const [complaint, complain] = useState<string>();
  useReset(asked, () => complain(undefined));
  useEffect(() => {
    if (complaint === undefined) return;
    const look = () => {
      if (!asked.current?.isConnected || asked.current.validity.valid) complain(undefined);
    };
    // What nobody holds is answered without being drawn anew; Radix tells a form so by a click.
    const events = ['input', 'click'];
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [complaint]);
  const hear = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const control = target as Asked;
    // One field may stand in another.
    if (control.closest('[data-field]') !== currentTarget || control.validity.customError) return;
    asked.current = control;
    complain(control.validity.valueMissing ? strings.unanswered : control.validationMessage);
  };
  return [complaint, hear];
}
