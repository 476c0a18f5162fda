import { Kbd } from '#components/kbd';
import { Text } from '#components/text';

export function Example() {
  return (
    <Text>
      Save with <Kbd>Ctrl</Kbd> <Kbd>S</Kbd>
    </Text>
  );
}
