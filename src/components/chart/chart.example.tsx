import { BarChart } from '#components/chart';

export function Example() {
  return (
    <BarChart
      label="Repairs by state"
      points={[
        { key: 'waiting', label: 'Waiting', value: 4 },
        { key: 'ready', label: 'Ready', value: 9 },
      ]}
    />
  );
}
