import { Toggle } from '#components/toggle';

export function Example() {
  return <Toggle onPressedChange={(pressed) => console.log(pressed)}>Only mine</Toggle>;
}
