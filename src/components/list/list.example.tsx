import { Badge } from '#components/badge';
import { List, ListItem } from '#components/list';

export function Example() {
  return (
    <List label="Repairs">
      <ListItem
        description="Ada Lovelace"
        trailing={<Badge tone="positive">Ready</Badge>}
      >
        Kettle
      </ListItem>
      <ListItem description="Grace Hopper">Radio</ListItem>
    </List>
  );
}
