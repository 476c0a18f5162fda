import { Calendar } from '#components/calendar';

export function Example() {
  return (
    <Calendar
      label="Appointments"
      today="2026-03-09"
      entriesOf={(day) =>
        day === '2026-03-12' ? [{ key: 'visit', content: 'Visit' }] : []
      }
    />
  );
}
