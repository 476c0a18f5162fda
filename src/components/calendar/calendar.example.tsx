import { useState } from 'react';
import { Calendar } from '#components/calendar';

export function Example() {
  const [month, setMonth] = useState('2026-03');
  return (
    <Calendar
      label="Appointments"
      month={month}
      onMonth={setMonth}
      today="2026-03-09"
      entriesOf={(day) =>
        day === '2026-03-12' ? [{ key: 'visit', content: 'Visit' }] : []
      }
    />
  );
}
