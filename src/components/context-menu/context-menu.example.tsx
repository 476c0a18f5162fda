import { Card } from '#components/card';
import { ContextMenu } from '#components/context-menu';

export function Example() {
  return (
    <ContextMenu
      label="Kettle"
      trigger={<Card>Press with the other button</Card>}
      entries={[
        { kind: 'action', label: 'Copy', onSelect: () => console.log('Copied') },
        {
          kind: 'action',
          label: 'Delete',
          danger: true,
          onSelect: () => console.log('Deleted'),
        },
      ]}
    />
  );
}
