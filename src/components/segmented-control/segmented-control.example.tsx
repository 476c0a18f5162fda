import { SegmentedControl } from '#components/segmented-control';

export function Example() {
  return (
    <SegmentedControl
      label="Shown as"
      options={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
      ]}
    />
  );
}
