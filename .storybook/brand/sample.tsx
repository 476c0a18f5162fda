import { EllipsisVertical, Printer } from 'lucide-react';
import { Badge } from '#components/badge';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { Checkbox } from '#components/checkbox';
import { DataTable } from '#components/data-table';
import { DateInput } from '#components/date-input';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Field } from '#components/field';
import { Gap } from '#components/gap';
import { IconButton } from '#components/icon-button';
import { Link } from '#components/link';
import { PageHeader } from '#components/page-header';
import { Progress } from '#components/progress';
import { Select } from '#components/select';
import { Stack } from '#components/stack';
import { Switch } from '#components/switch';
import { Tabs } from '#components/tabs';
import { InPictureContext } from '#components/text';
import { TextInput } from '#components/text-input';

const people = ['Ada', 'Grace', 'Katherine'].map((label) => ({ value: label.toLowerCase(), label }));

const parts = [
  { name: 'Pump', state: 'In stock', tone: 'positive', price: '48.00' },
  { name: 'Hose', state: 'Ordered', tone: 'info', price: '12.50' },
  { name: 'Seal', state: 'Scarce', tone: 'caution', price: '3.20' },
  { name: 'Door', state: 'Not to be had', tone: 'critical', price: '140.00' },
] as const;

type Part = (typeof parts)[number];

const columns = [
  { id: 'name', heading: 'Part', cell: ({ name }: Part) => name },
  { id: 'state', heading: 'State', cell: ({ state, tone }: Part) => <Badge tone={tone}>{state}</Badge> },
  { id: 'price', heading: 'Price', cell: ({ price }: Part) => price, align: 'end' as const },
];

/** A page of an app, made of the components as they are. @param name tells it from another beside it */
export function Sample({ name }: { name: string }) {
  return (
    <InPictureContext value={true}>
      <Stack gap="lg">
        <PageHeader
          title="Washing machine, 2041"
          status={<Badge tone="caution">Waits for parts</Badge>}
          description="Brought in on 9 March by Ada Lovelace."
          actions={
            <>
              <Button>
                <Printer aria-hidden className="size-4" />
                Print
              </Button>
              <Dialog trigger={<Button variant="primary">Hand over</Button>} title="Hand over">
                The machine leaves the workshop, and its customer is told.
              </Dialog>
              <DropdownMenu
                trigger={
                  <IconButton label="More">
                    <EllipsisVertical aria-hidden className="size-4" />
                  </IconButton>
                }
                entries={[
                  { kind: 'action', label: 'Copy the address', onSelect: () => undefined },
                  { kind: 'action', label: 'Take back', tone: 'critical', onSelect: () => undefined },
                ]}
              />
            </>
          }
        />
        <Banner tone="info" title="The hose comes on Thursday." />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-6">
          <Work />
          <Card title="Customer" level={3}>
            <Stack gap="md">
              <Field label="Name" required>
                <TextInput defaultValue="Ada Lovelace" />
              </Field>
              <Field label="Telephone" error="A number has digits only.">
                <TextInput defaultValue="+44 20 79O0" />
              </Field>
              <Field label="Town" description="As on the invoice.">
                <TextInput placeholder="London" />
              </Field>
            </Stack>
          </Card>
        </div>
        <Tabs
          label={`Of the repair, ${name}`}
          defaultValue="parts"
          tabs={[
            { value: 'parts', label: 'Parts', content: <Parts name={name} /> },
            { value: 'notes', label: 'Notes', content: <Gap title="Nobody has written what was tried." /> },
          ]}
        />
      </Stack>
    </InPictureContext>
  );
}

function Work() {
  return (
    <Card title="Work" level={3}>
      <Stack gap="md">
        <Field label="Technician">
          <Select defaultValue="grace" options={people} />
        </Field>
        <Field label="Ready by" certainty="assumed">
          <DateInput defaultValue="2026-03-12" />
        </Field>
        <Checkbox label="Under warranty" defaultChecked />
        <Switch label="Tell the customer" defaultChecked />
        <Progress captioned label="Done" value={3} max={5} valueText="3 of 5 steps" />
      </Stack>
    </Card>
  );
}

function Parts({ name }: { name: string }) {
  return (
    <Stack gap="md">
      <DataTable
        caption={`Parts, ${name}`}
        columns={columns}
        rows={parts}
        keyOf={(part) => part.name}
        nameOf={(part) => part.name}
        selection={['Hose']}
      />
      <Stack row gap="md" align="center">
        <Button variant="primary" tone="critical">
          Send all back
        </Button>
        <Button variant="quiet">Order again</Button>
        <Button disabled>Invoice</Button>
        <Link href="#terms">Terms of the supplier</Link>
      </Stack>
    </Stack>
  );
}
