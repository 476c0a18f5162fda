import { useState } from 'react';
import { ColumnChoice } from '#components/data-table';

export function Example() {
  const [shown, setShown] = useState<readonly string[]>(['device', 'state']);
  return (
    <ColumnChoice
      columns={[
        { id: 'device', heading: 'Device' },
        { id: 'state', heading: 'State' },
        { id: 'cost', heading: 'Cost' },
      ]}
      value={shown}
      onValueChange={setShown}
    />
  );
}
