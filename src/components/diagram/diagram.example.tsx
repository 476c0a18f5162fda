import { Diagram } from '#components/diagram';

export function Example() {
  return (
    <Diagram
      label="The way of a repair"
      nodes={[
        { id: 'waiting', name: 'Waiting', content: 'Waiting' },
        { id: 'ready', name: 'Ready', content: 'Ready' },
      ]}
      edges={[
        {
          id: 'repair',
          from: 'waiting',
          to: 'ready',
          name: 'Repair',
          content: 'Repair',
          end: 'arrow',
        },
      ]}
      list={<p>What waits is repaired, and then ready.</p>}
    />
  );
}
