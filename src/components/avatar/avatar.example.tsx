import { Avatar } from '#components/avatar';

export function Example() {
  return <Avatar name="Ada Lovelace" tone="info" />;
}
