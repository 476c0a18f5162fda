import { Switch } from '#components/switch';

export function Example() {
  return <Switch label="Messages to the customer" defaultChecked />;
}
