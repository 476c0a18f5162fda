import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RoleProvider, useChange, useRecord, useSession } from '#app/data';
import { documentOf, useProduct } from '#app/product';
import { InDocument } from '#app/stories';
import type { OneRecord } from '#client';
import { Button } from '#components/button';
import { read } from '#specification/reading';
import { RecordForm } from './record-form.tsx';
import type { FormStep } from './steps.ts';

const text = `
## 3. Entities
\`\`\`yaml
lamp:
  title: Lamp
  key: number
  display: name
  fields:
    number: { type: string, readOnly: true }
    name: { type: string, required: true }
    fault: { type: string, format: textarea }
    hours: { type: number }
    status: { type: string }
  samples: [{ number: L1, name: Reading lamp, fault: It flickers., hours: 1, status: open }]
\`\`\`
## 4. States
\`\`\`yaml
lamp:
  field: status
  initial: open
  states: { open: { title: Open }, mended: { title: Mended, editable: [hours] } }
  transitions: { mend: { from: open, to: mended, title: Mend } }
\`\`\`
`;

const opened = documentOf('lamps', read(text, 'LAMPS.md'));

/** One record in two forms, as if in two tabs: who saves in one is somebody else in the other. */
function TwoForms() {
  const { role } = useSession();
  return (
    <>
      <RoleProvider role={role} fallback={null}>
        <OneForm draft="theirs" />
      </RoleProvider>
      <OneForm draft="mine" />
    </>
  );
}

/** A form; theirs may also take a transition. */
function OneForm({ draft }: { draft: string }) {
  const entity = useProduct().entity('lamp');
  const { data } = useRecord(entity, 'L1');
  const change = useChange();
  const [saved, setSaved] = useState<{ before?: OneRecord | undefined }>();
  const [steps] = useState((): FormStep[] => [[{ fields: entity?.fields ?? [] }]]);
  if (!entity || !data) return null;
  return (
    <section aria-label={draft} className="p-4">
      <RecordForm
        {...{ entity, steps, draft }}
        does="update"
        record={data}
        submitLabel="Save"
        onDone={(_, before) => setSaved({ before })}
        onCancel={fn()}
      />
      {saved && <p data-before={String(saved.before?.values.fault)}>Saved</p>}
      {draft === 'theirs' && (
        <Button
          onClick={() => change.mutate({ entity, does: 'mend', record: data }, { onSuccess: () => setSaved({}) })}
        >
          Mend
        </Button>
      )}
    </section>
  );
}

const meta = {
  component: TwoForms,
  tags: ['!autodocs'],
  render: (_, { id }) => (
    <InDocument key={id} document={opened} address="/">
      <TwoForms />
    </InDocument>
  ),
} satisfies Meta<typeof TwoForms>;

export default meta;
type Story = StoryObj<typeof meta>;

const side = async (name: string) => within(await screen.findByRole('region', { name }));
const box = (of: ReturnType<typeof within>, name: RegExp) => of.findByRole('textbox', { name });
const saveIn = (of: ReturnType<typeof within>) => userEvent.click(of.getByRole('button', { name: 'Save' }));

async function retype(of: ReturnType<typeof within>, name: RegExp, words: string) {
  const input = await box(of, name);
  await userEvent.clear(input);
  await userEvent.type(input, words);
}

/** What both changed comes into view with a choice for each field; what only the others changed is told. */
export const ChosenEach: Story = {
  play: async () => {
    const [theirs, mine] = [await side('theirs'), await side('mine')];
    await retype(mine, /Name/, 'Desk lamp');
    await retype(mine, /Fault/, 'It hums.');
    await retype(theirs, /Name/, 'Floor lamp');
    await retype(theirs, /Fault/, 'It buzzes.');
    await userEvent.type(theirs.getByRole('spinbutton', { name: 'Hours' }), '2');
    await saveIn(theirs);
    await theirs.findByText('Saved');
    await saveIn(mine);
    const told = await mine.findByRole('alert');
    await waitFor(() => expect(told).toHaveFocus());
    await expect(told).toHaveTextContent(/Hours: 1 then 12/);
    const fault = within(within(told).getByRole('radiogroup', { name: 'Fault' }));
    await userEvent.click(fault.getByRole('radio', { name: 'Theirs' }));
    await expect(within(told).getByRole('button', { name: 'Save what I chose' })).toBeVisible();
  },
};

/** What was chosen of each is what is saved. */
export const SavedAsChosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await ChosenEach.play?.(context);
    const mine = await side('mine');
    await userEvent.click(mine.getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(mine.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await box(mine, /Fault/)).toHaveValue('It buzzes.'));
    await expect(await box(mine, /Name/)).toHaveValue('Desk lamp');
    // What it was before is what the others had made of it: to undo takes back only what was saved here.
    await expect(await mine.findByText('Saved')).toHaveAttribute('data-before', 'It buzzes.');
  },
};

/** Whoever saves the form while the choice is there saves what was chosen: it does not come back. */
export const SavedByTheForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await ChosenEach.play?.(context);
    const mine = await side('mine');
    await saveIn(mine);
    await mine.findByText('Saved');
    await expect(mine.queryByRole('alert')).toBeNull();
    await expect(await box(mine, /Fault/)).toHaveValue('It buzzes.');
  },
};

/** Whoever takes the others' version can have back what was typed. */
export const TakenBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const [theirs, mine] = [await side('theirs'), await side('mine')];
    await retype(mine, /Name/, 'Desk lamp');
    await retype(theirs, /Name/, 'Floor lamp');
    await saveIn(theirs);
    await theirs.findByText('Saved');
    await saveIn(mine);
    await userEvent.click(await mine.findByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect(await box(mine, /Name/)).toHaveValue('Floor lamp'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await box(mine, /Name/)).toHaveValue('Desk lamp'));
  },
};

/** Theirs is taken where both changed something; what only this one changed stays to be saved. */
export const TakenInPart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const [theirs, mine] = [await side('theirs'), await side('mine')];
    await retype(mine, /Name/, 'Desk lamp');
    await retype(mine, /Fault/, 'It hums.');
    await retype(theirs, /Name/, 'Floor lamp');
    await saveIn(theirs);
    await theirs.findByText('Saved');
    await saveIn(mine);
    await userEvent.click(await mine.findByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect(await box(mine, /Name/)).toHaveValue('Floor lamp'));
    await expect(await box(mine, /Fault/)).toHaveValue('It hums.');
    await saveIn(mine);
    await mine.findByText('Saved');
  },
};

/** What can be saved no more is shown with its reason, apart from the record, and never sent. */
export const NoLongerOpen: Story = {
  play: async () => {
    const [theirs, mine] = [await side('theirs'), await side('mine')];
    await retype(mine, /Fault/, 'It hums.');
    await userEvent.click(theirs.getByRole('button', { name: 'Mend' }));
    await theirs.findByText('Saved');
    await saveIn(mine);
    const told = await mine.findByRole('alert');
    await expect(told).toHaveTextContent(/Status: Open then Mended/);
    await expect(told).toHaveTextContent(/Fault: Not editable while “Mended”\s*It hums\./);
    await expect(within(told).queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

/** Whoever goes on with the record as it is now sees what it has. */
export const GoneOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await NoLongerOpen.play?.(context);
    const mine = await side('mine');
    await userEvent.click(mine.getByRole('button', { name: 'Take theirs' }));
    await expect(await mine.findByText('It flickers.')).toBeVisible();
  },
};
