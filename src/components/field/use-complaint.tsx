import { type ReactNode, useId } from 'react';
import { Complaint, idsOf } from '#components/internal';
import { useFieldControl } from './field-around.tsx';

interface Asked {
  /** Whoever uses the control says that it is wrong. */
  invalid?: boolean;
  /** Ids of what describes the control besides the help of the field. */
  describedBy?: string;
}

interface Told {
  /** For what has the focus. */
  state: { 'aria-invalid'?: boolean; 'aria-describedby'?: string };
  /** Goes below the control. */
  told: ReactNode;
}

/**
 * What a control takes over from the field around it, and what it finds wrong with its answer by itself.
 * A field that knows of something wrong says it, and then the control does not.
 */
export function useComplaint(complaint: string | undefined, { invalid, describedBy }: Asked): Told {
  const id = useId();
  const around = useFieldControl();
  const isTold = complaint !== undefined && !around['aria-invalid'];
  return {
    state: {
      // Said also where nothing is wrong: the browser would say what a form would complain of while somebody types.
      'aria-invalid': complaint !== undefined || (invalid ?? around['aria-invalid'] ?? false),
      'aria-describedby': idsOf(around['aria-describedby'], describedBy, isTold && id),
    },
    told: isTold && <Complaint id={id}>{complaint}</Complaint>,
  };
}
