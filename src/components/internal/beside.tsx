import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { besideLook } from './looks.ts';

export interface BesideProps {
  /** Id of what is ticked. */
  control: string;
  label: ReactNode;
  description?: ReactNode;
  /** Id of the description, which the control is described by. */
  descriptionId?: string | undefined;
}

/** The words beside what is ticked, and what explains them: both begin at the first line, however many there are. */
export function Beside({ control, label, description, descriptionId }: BesideProps) {
  return (
    <span data-beside className={cn('block min-w-0 flex-1', besideLook)}>
      <label htmlFor={control} className="inline-block min-h-6 content-center align-top">
        {label}
      </label>
      {description && (
        <span id={descriptionId} className="block text-sm text-muted forced-colors:text-inherit">
          {description}
        </span>
      )}
    </span>
  );
}
