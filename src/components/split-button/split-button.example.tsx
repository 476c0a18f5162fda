import { SplitButton } from '#components/split-button';

export function Example() {
  return (
    <SplitButton
      variant="primary"
      entries={[
        {
          kind: 'action',
          label: 'Save and print',
          onSelect: () => console.log('Printed'),
        },
      ]}
    >
      Save
    </SplitButton>
  );
}
