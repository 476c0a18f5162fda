import { SplitPanels } from '#components/split-panels';
import { Text } from '#components/text';

export function Example() {
  return (
    <SplitPanels
      label="Repairs"
      first={<Text>Repairs</Text>}
      second={<Text>One repair</Text>}
      defaultValue={40}
    />
  );
}
