import { Heading, Text } from '#components/text';

export function Example() {
  return (
    <>
      <Heading level={2}>Kettle</Heading>
      <Text tone="muted">Its switch sticks.</Text>
    </>
  );
}
