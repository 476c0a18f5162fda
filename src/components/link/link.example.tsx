import { Link } from '#components/link';
import { Text } from '#components/text';

export function Example() {
  return (
    <Text>
      It is repaired by <Link href="#grace">Grace Hopper</Link>.
    </Text>
  );
}
