import { Button } from '#components/button';
import { Card } from '#components/card';
import { ContextMenu } from '#components/context-menu';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { Text } from '#components/text';

const entries: readonly MenuEntry[] = [
  { kind: 'action', label: 'Copy', onSelect: () => console.log('Copied') },
  {
    kind: 'action',
    label: 'Delete',
    tone: 'critical',
    onSelect: () => console.log('Deleted'),
  },
];

export function Example() {
  return (
    <ContextMenu
      label="Kettle"
      trigger={
        <Card>
          <Text>Kettle</Text>
          <DropdownMenu trigger={<Button>More</Button>} entries={entries} />
        </Card>
      }
      entries={entries}
    />
  );
}
