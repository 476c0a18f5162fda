import { useState } from 'react';
import { Board } from '#components/board';

export function Example() {
  const states = ['Waiting', 'Ready'];
  const [state, setState] = useState('Waiting');
  return (
    <Board
      label="Repairs by state"
      columns={states.map((title) => ({
        key: title,
        title,
        cards:
          title === state ? [{ key: 'R-1042', name: 'R-1042', content: 'Kettle' }] : [],
      }))}
      refusalOf={() => undefined}
      onMove={(_, to) => setState(to)}
    />
  );
}
