import '@radix-ui/themes/styles.css';
import { Button, Checkbox, Select, Text, TextField, Theme } from '@radix-ui/themes';
import { offer } from '../offer.tsx';

const places = ['Berlin', 'Osaka', 'Lima'];

offer(
  {
    button: ({ n }) => <Button>Save {n}</Button>,
    checkbox: ({ n }) => (
      <Text as="label">
        <Checkbox /> Late {n}
      </Text>
    ),
    field: ({ n }) => (
      <div>
        <Text as="label" htmlFor={`name-${n}`}>
          Name {n}
        </Text>
        <TextField.Root id={`name-${n}`} aria-describedby={`help-${n}`} />
        <Text id={`help-${n}`}>As on the label.</Text>
      </div>
    ),
    select: ({ n }) => (
      <Select.Root>
        <Select.Trigger aria-label={`Place ${n}`} />
        <Select.Content>
          {places.map((place) => (
            <Select.Item key={place} value={place}>
              {place}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    ),
  },
  Theme,
);
