import { TreeView } from '#components/tree-view';

export function Example() {
  return (
    <TreeView
      label="Devices"
      defaultExpanded={['kitchen']}
      items={[
        {
          id: 'kitchen',
          label: 'Kitchen',
          children: [{ id: 'kettle', label: 'Kettle' }],
        },
        { id: 'workshop', label: 'Workshop' },
      ]}
    />
  );
}
