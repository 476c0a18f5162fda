import '@mantine/core/styles.css';
import { Button, Checkbox, MantineProvider, Select, TextInput } from '@mantine/core';
import { offer } from '../offer.tsx';

offer(
  {
    button: ({ n }) => <Button>Save {n}</Button>,
    checkbox: ({ n }) => <Checkbox label={`Late ${n}`} />,
    field: ({ n }) => <TextInput label={`Name ${n}`} description="As on the label." />,
    select: ({ n }) => <Select aria-label={`Place ${n}`} data={['Berlin', 'Osaka', 'Lima']} />,
  },
  MantineProvider,
);
