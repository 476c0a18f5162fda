import { KeyValue } from '#components/key-value';

export function Example() {
  return (
    <KeyValue
      entries={[
        { key: 'device', label: 'Device', value: 'Kettle' },
        { key: 'customer', label: 'Customer', value: 'Ada Lovelace' },
      ]}
    />
  );
}
