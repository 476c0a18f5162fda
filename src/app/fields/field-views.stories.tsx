import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { FieldInputsContext, FramedInput, fieldInputs } from '#app/inputs';
import { documentOf, useProduct } from '#app/product';
import { InDocument, reading } from '#app/stories';
import type { Values } from '#specification';
import { read } from '#specification/reading';
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
    time: { type: string, format: time }
    nophone: { title: No phone, type: string, format: phone }
    reference: { type: reference, to: other }
    references: { type: array, items: { type: reference, to: other } }
    several: { type: array, items: { type: string, enum: [one, two] } }
    list: { type: array, items: { type: string } }
    lines: { type: array, items: { type: string, maxLength: 200 } }
    prose: { type: string, format: markdown }
    duration: { type: string, format: duration }
    days: { type: string, format: duration, unit: days }
    picture: { type: string, format: image }
    papers: { type: array, maxItems: 2, items: { type: string, format: file } }
    object: { type: object, properties: { street: { type: string }, city: { type: string, required: true } } }
    unknown: {}
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { anybody: {}, outsider: {} }
permissions:
  - { roles: [anybody], can: all, on: all }
  - { roles: [outsider], can: [list, read], on: [thing] }
\`\`\`
`;

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#26b" d="M0 0h4v3H0z"/></svg>';
const picture = `data:image/svg+xml;name=lamp.svg;base64,${btoa(drawn)}`;

const answers: Values = {
  text: '12',
  phone: '+49 30 123456',
  color: '#2255aa',
  email: 'name@example.org',
  uri: 'https://example.org/page',
  multiline: 'First line\nsecond line',
  duration: 'PT1H30M',
  time: '14:30',
  nophone: 'ask at the door',
  days: 'P2DT4H',
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
  references: ['o1', 'o2'],
  several: ['two'],
  list: ['first', 'second'],
  lines: ['One line of it', 'Another line'],
  prose: 'A **strong** word, a [way](https://example.org) and <b onclick="alert(1)">no markup</b>.',
  picture,
  papers: [`data:text/plain;name=note.txt;base64,${btoa('A note.')}`],
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
              // Whose records may not be seen is known by its keys, one or several.
              value={shows === 'hidden' && !(field.items ?? field).to ? undefined : values[field.name]}
              compact={shows === 'compact'}
            />
          </div>
        ),
      )}
    </div>
  );
}

const opened = documentOf('fields', read(text, 'FIELDS.md'));

const meta = {
  component: AllKinds,
  tags: ['!autodocs'],
  args: { shows: 'inputs' },
  // The reader comes when it is needed, as it does in the app.
  render: (args, { id }) => (
    <InDocument key={id} document={opened} address="/" role={args.shows === 'hidden' ? 'outsider' : 'anybody'}>
      <FieldInputsContext value={fieldInputs}>
        <AllKinds {...args} />
      </FieldInputsContext>
    </InDocument>
  ),
} satisfies Meta<typeof AllKinds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inputs: Story = {
  play: async () => {
    // On the clock of the product, with the decimals of its currency.
    await expect(await screen.findByRole('spinbutton', { name: 'hour Moment' })).toHaveValue('07');
    await expect(screen.getByRole('spinbutton', { name: 'AM/PM Moment' })).toHaveValue('PM');
    await expect(await screen.findByRole('spinbutton', { name: 'Money' })).toHaveValue('1,740');
    await expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await expect(screen.getByLabelText('Color: Pick a colour')).toHaveValue('#2255aa');
    await expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
    await expect(screen.getByRole('spinbutton', { name: 'minute Time' })).toHaveValue('30');
  },
};

export const Displays: Story = {
  args: { shows: 'displays' },
  play: async () => {
    await screen.findByText(reading('¥1,740'));
    await screen.findByText((_, element) => element?.tagName === 'TIME' && /7:00.PM/.test(element.textContent ?? ''));
    await expect(await screen.findAllByText('Another record')).toHaveLength(2);
    await screen.findByText(reading('2:30 PM'));
    await expect(screen.getByText('ask at the door').closest('a')).toBeNull();
    await screen.findByText(reading('1 hour, 30 minutes'));
    await screen.findByText(reading('2 days, 4 hours'));
    await expect((await screen.findByText('strong')).tagName).toBe('STRONG');
    await expect(screen.getByRole('link', { name: 'way' })).toHaveAttribute('href', 'https://example.org');
    await expect(screen.getByText(/no markup/).querySelector('b')).toBeNull();
    await expect(screen.getByRole('img', { name: 'lamp.svg' })).toHaveAttribute('src', picture);
    await expect(screen.getByRole('link', { name: 'note.txt' })).toHaveAttribute('download', 'note.txt');
    await expect(screen.getByRole('link', { name: '+49 30 123456' })).toHaveAttribute('href', 'tel:+4930123456');
  },
};

/** In one line what is written in Markdown has its words only. */
export const Compact: Story = {
  args: { shows: 'compact' },
  play: async () => {
    await screen.findByText('A strong word, a way and no markup.');
  },
};

/** What may not be seen is neither empty nor shown. */
export const Hidden: Story = {
  args: { shows: 'hidden' },
  play: async () => {
    const locks = await screen.findAllByText('Hidden');
    // One for each field, and each of the two records that a field of several names.
    await expect(locks).toHaveLength(opened.product.entity('thing')!.fields.length + 1);
    await expect(screen.getByText('References').parentElement).toHaveTextContent(/(Hidden.*){2}/);
    await expect(screen.queryByText(/o[12]/)).toBeNull();
  },
};
