import { Timeline } from '#components/timeline';

export function Example() {
  return (
    <Timeline
      events={[
        { key: 'ready', title: 'It was repaired', time: '12 March' },
        {
          key: 'brought',
          title: 'It was brought',
          time: '9 March',
          detail: 'By Ada Lovelace',
        },
      ]}
    />
  );
}
