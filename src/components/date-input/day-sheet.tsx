import { useState } from 'react';
import { MonthOfDays, type MonthOfDaysProps } from '#components/calendar';

interface DaySheetProps extends Pick<MonthOfDaysProps, 'onChoose' | 'min' | 'max' | 'refusalOf'> {
  /** The day that is chosen. */
  day: string | null;
}

/** What the button of a day opens: the month around it. */
export function DaySheet({ day, ...rest }: DaySheetProps) {
  const [at, setAt] = useState(day);
  return (
    <div className="flex flex-col gap-3">
      <MonthOfDays {...rest} autoFocus at={at} onAt={setAt} range={{ from: day, to: day }} />
    </div>
  );
}
