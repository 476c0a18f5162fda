import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';

export function Example() {
  return (
    <DropdownMenu
      trigger={<Button>More</Button>}
      entries={[
        { kind: 'action', label: 'Copy', onSelect: () => console.log('Copied') },
        { kind: 'separator' },
        {
          kind: 'action',
          label: 'Delete',
          tone: 'critical',
          onSelect: () => console.log('Deleted'),
        },
      ]}
    />
  );
}
