import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Accordion, AccordionItem } from '#components/accordion';
import { Field } from '#components/field';
import { Form } from '#components/form';
import { Tab, TabList, TabPanel, Tabs } from '#components/tabs';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { show } from './show.tsx';

test('sheets stay as they were left, are sent, and are shown where they hold the form back', async () => {
  const onSubmit = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return [...new FormData(event.currentTarget)];
  });
  await show(
    <Form onSubmit={onSubmit} actions={<button type="submit">Send</button>}>
      <Tabs defaultValue="one">
        <TabList label="Sheets">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        <TabPanel value="one">
          <Field label="First">
            <TextInput name="first" required />
          </Field>
        </TabPanel>
        <TabPanel value="two">Nothing</TabPanel>
      </Tabs>
      <Accordion type="single" collapsible defaultValue="more">
        <AccordionItem value="more" title="More">
          <Field label="Second">
            <TextInput name="second" />
          </Field>
        </AccordionItem>
      </Accordion>
    </Form>,
  );
  await page.getByLabelText('Second').fill('kept');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect.element(page.getByText('Nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('First')).toHaveFocus();
  await expect.element(page.getByText('This needs an answer.')).toBeVisible();
  await page.getByLabelText('First').fill('typed');
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit.mock.results[0]?.value).toEqual([
    ['first', 'typed'],
    ['second', 'kept'],
  ]);
});

test('of several sheets that hold the form back, the first is shown', async () => {
  await show(
    <Form actions={<button type="submit">Send</button>}>
      <Tabs defaultValue="two">
        <TabList label="Sheets">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        {['one', 'two'].map((name) => (
          <TabPanel key={name} value={name}>
            <Field label={`Of ${name}`}>
              <TextInput required />
            </Field>
          </TabPanel>
        ))}
      </Tabs>
    </Form>,
  );
  await page.getByRole('tab', { name: 'One' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByLabelText('Of one')).toHaveFocus();
});

test('what the owner of a control complains of is said, and stays', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await show(
    <Form onSubmit={onSubmit} actions={<button type="submit">Send</button>}>
      <Field label="Note">
        <Textarea longest={20} />
      </Field>
    </Form>,
  );
  document.querySelector('textarea')?.setCustomValidity('This is taken.');
  await page.getByLabelText('Note').fill('typed');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByText('This is taken.')).toBeVisible();
});

/** A field of two controls, and of one later. */
function Two() {
  const [isSecond, setSecond] = useState(true);
  return (
    <>
      <Field label="Name">
        <TextInput id="first" />
        {isSecond && <TextInput id="second" aria-label="Again" />}
      </Field>
      <button type="button" onClick={() => setSecond(false)}>
        Less
      </button>
    </>
  );
}

test('the label stays with the control that is left', async () => {
  await show(<Two />);
  expect(document.querySelector('label')).toHaveAttribute('for', 'first');
  await page.getByRole('button', { name: 'Less' }).click();
  expect(document.querySelector('label')).toHaveAttribute('for', 'first');
});

test('a tab that is chosen is told of once', async () => {
  const onValueChange = vi.fn();
  await show(
    <Tabs defaultValue="one" onValueChange={onValueChange}>
      <TabList label="Sheets">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
    </Tabs>,
  );
  await page.getByRole('tab', { name: 'Two' }).click();
  expect(onValueChange.mock.calls).toEqual([['two']]);
});
