import { ToggleGroup } from '#components/toggle-group';

export function Example() {
  return (
    <ToggleGroup
      type="multiple"
      label="States"
      options={[
        { value: 'waiting', label: 'Waiting' },
        { value: 'ready', label: 'Ready' },
      ]}
    />
  );
}
