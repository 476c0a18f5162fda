import { Checkbox } from '#components/checkbox';

export function Example() {
  return <Checkbox label="Send a message once it is ready" defaultChecked />;
}
