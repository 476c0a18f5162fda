import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { FieldInputsContext, FramedInput, fieldInputs } from '#app/inputs';
import { documentOf, useProduct } from '#app/product';
import { InDocument, reading } from '#app/stories';
import type { Values } from '#specification';
import { FieldDisplay } from './index.ts';

const text = `
## 1. Purpose
\`\`\`yaml
{ title: Fields, currency: JPY, timeZone: Asia/Tokyo }
\`\`\`
## 3. Entities
\`\`\`yaml
other: { display: name, fields: { name: { type: string } }, samples: [{ id: o1, name: Another record }] }
thing:
  fields:
    text: { type: string, unit: pieces }
    phone: { type: string, format: phone }
    color: { type: string, format: color }
    email: { type: string, format: email }
    uri: { type: string, format: uri }
    multiline: { type: string, format: multiline, maxLength: 80 }
    integer: { type: integer }
    number: { type: number, unit: kg }
    percent: { type: number, format: percent }
    rating: { type: integer, format: rating, maximum: 5 }
    money: { type: number, format: money }
    boolean: { type: boolean }
    must: { type: boolean, required: true }
    few: { type: string, enum: [one, two], required: true }
    many: { type: string, enum: [one, two, three, four] }
    date: { type: string, format: date }
    moment: { type: string, format: date-time }
    reference: { type: reference, to: other }
    several: { type: array, items: { type: string, enum: [one, two] } }
    list: { type: array, items: { type: string } }
    object: { type: object, properties: { street: { type: string }, city: { type: string, required: true } } }
    unknown: {}
\`\`\`
`;

const answers: Values = {
  text: '12',
  phone: '+49 30 123456',
  color: '#2255aa',
  email: 'name@example.org',
  uri: 'https://example.org/page',
  multiline: 'First line\nsecond line',
  integer: 1284,
  number: 1284.5,
  percent: 12.5,
  rating: 4,
  money: 1740,
  boolean: true,
  must: false,
  few: 'one',
  many: 'three',
  date: '2026-03-09',
  moment: '2026-03-09T10:00:00Z',
  reference: 'o1',
  several: ['two'],
  list: ['first', 'second'],
  object: { street: 'Long Lane', city: 'Kyoto' },
  unknown: 'kept as it is',
};

/** Every kind of field, as it is answered or as it is shown. */
function AllKinds({ shows }: { shows: 'inputs' | 'displays' | 'compact' | 'hidden' }) {
  const entity = useProduct().entity('thing');
  const [values, setValues] = useState(answers);
  if (!entity) return null;
  return (
    <div className="grid max-w-sheet grid-cols-1 gap-4 p-4 sm:grid-cols-2">
      {entity.fields.map((field) =>
        shows === 'inputs' ? (
          <FramedInput
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
            onBlur={() => undefined}
            entity={entity}
            form={values}
            record={answers}
            path={field.name}
          />
        ) : (
          <div key={field.name} className="flex flex-col">
            <span className="text-sm text-muted">{field.label.text}</span>
            <FieldDisplay
              field={field}
              value={shows === 'hidden' ? undefined : values[field.name]}
              compact={shows === 'compact'}
            />
          </div>
        ),
      )}
    </div>
  );
}

/** The document states no roles. */
const nobody = '';

const meta = {
  component: AllKinds,
  tags: ['!autodocs'],
  args: { shows: 'inputs' },
  // The reader comes when it is needed, as it does in the app.
  loaders: [
    async () => {
      const { read } = await import('#specification/reading');
      return { opened: { ...documentOf('fields', read(text, 'FIELDS.md')), to: (address: string) => address } };
    },
  ],
  render: (args, { loaded: { opened }, globals, id }) => (
    <InDocument key={id} document={opened} address="/" role={nobody} direction={globals.direction}>
      <FieldInputsContext value={fieldInputs}>
        <AllKinds {...args} />
      </FieldInputsContext>
    </InDocument>
  ),
} satisfies Meta<typeof AllKinds>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

export const Inputs: Story = {
  play: async () => {
    // On the clock of the product, with the decimals of its currency.
    await expect(await screen.findByLabelText('Moment', {}, patience)).toHaveValue('2026-03-09T19:00');
    await expect(await screen.findByRole('textbox', { name: 'Money' }, patience)).toHaveValue('1740');
  },
};

export const Displays: Story = {
  args: { shows: 'displays' },
  play: async () => {
    await screen.findByText(reading('¥1,740'), {}, patience);
    await screen.findByText(/7:00.PM/);
    await screen.findByText('Another record', {}, patience);
  },
};

export const Compact: Story = { args: { shows: 'compact' } };

/** What may not be seen is neither empty nor shown. */
export const Hidden: Story = {
  args: { shows: 'hidden' },
  play: async () => {
    await expect((await screen.findAllByText('not yours to see', {}, patience)).length).toBeGreaterThan(20);
  },
};
