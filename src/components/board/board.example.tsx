import { Board } from '#components/board';

export function Example() {
  return (
    <Board
      label="Repairs by state"
      defaultColumns={[
        {
          key: 'waiting',
          title: 'Waiting',
          cards: [{ key: 'R-1042', name: 'R-1042', content: 'Kettle' }],
        },
        { key: 'ready', title: 'Ready', cards: [] },
      ]}
    />
  );
}
