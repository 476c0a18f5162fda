import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { documentOf, useProduct } from '#app/product';
import { InDocument } from '#app/stories';
import type { Values } from '#specification';
import { read } from '#specification/reading';
import { FieldInputsContext, FramedInput, fieldInputs } from './index.ts';

const text = `
## 3. Entities
\`\`\`yaml
thing:
  fields:
    rating: { type: integer, format: rating, maximum: 5 }
    duration: { type: string, format: duration, unit: days }
    color: { type: string, format: color }
    prose: { type: string, format: markdown }
    picture: { type: string, format: image, maxSize: 225 }
    papers: { type: array, maxItems: 2, items: { type: string, format: file, accept: [text/plain, application/pdf] } }
    tags: { type: array, uniqueItems: true, items: { type: string } }
    friends: { type: array, items: { type: reference, to: person } }
    owner: { type: reference, to: person }
    parts: { type: array, items: { title: Part, type: object, properties: { name: { type: string }, count: { type: integer } } } }
    shares: { type: array, items: { title: Share, type: object, properties: { who: { type: reference, to: person, required: true } } } }
person: { display: name, fields: { id: { type: string }, name: { type: string } }, key: id, samples: [{ id: ada, name: Ada }, { id: bea, name: Bea }, { id: cy, name: Cy }] }
\`\`\`
## 6. Roles and permissions
\`\`\`yaml
roles: { clerk: { title: Clerk }, lodger: { title: Lodger } }
permissions:
  - { roles: [clerk], can: all, on: all }
  - { roles: [lodger], can: all, on: [thing] }
\`\`\`
`;

const begun: Values = {
  tags: ['first'],
  friends: ['ada', 'gone'],
  owner: 'bea',
  parts: [{ name: 'Bulb', count: 2 }, { name: 'Wire', count: 1 }, {}],
};

const changed = fn();

interface AnsweredProps {
  names: string;
  /** Who answers. */
  role?: string;
}

/** Inputs of an entity, each with what is answered there now. */
function Answered({ names }: AnsweredProps) {
  const entity = useProduct().entity('thing');
  const [values, setValues] = useState(begun);
  const change = (name: string, value: unknown) => {
    changed(name, value);
    setValues((earlier) => ({ ...earlier, [name]: value }));
  };
  const fields = names.split(' ').flatMap((name) => entity?.field(name) ?? []);
  return (
    <div className="flex max-w-form flex-col gap-4 p-4">
      {fields.map((field) => (
        <FramedInput
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => change(field.name, value)}
          onBlur={() => undefined}
          entity={field.entity}
          form={values}
          record={begun}
          path={field.name}
        />
      ))}
    </div>
  );
}

const opened = documentOf('inputs', read(text, 'INPUTS.md'));

const meta = {
  component: Answered,
  tags: ['!autodocs'],
  beforeEach: () => void changed.mockClear(),
  // The reader comes when it is needed, as it does in the app.
  render: (args, { id }) => (
    <InDocument key={id} document={opened} address="/" role={args.role ?? 'clerk'}>
      <FieldInputsContext value={fieldInputs}>
        <Answered {...args} />
      </FieldInputsContext>
    </InDocument>
  ),
} satisfies Meta<typeof Answered>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stars go with the arrow keys, a colour is picked or typed, and Markdown is seen while it is written. */
export const Looks: Story = {
  args: { names: 'rating color prose' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '3 of 5' }));
    await expect(changed).toHaveBeenLastCalledWith('rating', 3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(changed).toHaveBeenLastCalledWith('rating', 4);
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    await expect(changed).toHaveBeenLastCalledWith('rating', null);
    await fireEvent.input(screen.getByLabelText('Color: Pick a colour'), { target: { value: '#2255aa' } });
    await expect(screen.getByRole('textbox', { name: 'Color' })).toHaveValue('#2255aa');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Prose' }), '- one **word**');
    const preview = within(await screen.findByRole('region', { name: 'Prose: Preview' }));
    await expect((await preview.findByText('word')).tagName).toBe('STRONG');
    await expect(preview.getByRole('listitem')).toBeVisible();
  },
};

/** A file is kept with its name; what is too large, of another kind or one too many is refused in words. */
export const Files: Story = {
  args: { names: 'picture papers' },
  play: async ({ canvasElement }) => {
    const picture = await screen.findByRole('group', { name: 'Picture' });
    const papers = within(screen.getByRole('group', { name: 'Papers' }));
    const [pictureInput, papersInput] = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')];
    if (!pictureInput || !papersInput) throw new Error('There are no inputs of files.');
    const choose = (input: HTMLInputElement, files: File[]) => userEvent.upload(input, files, { applyAccept: false });

    await choose(pictureInput, [new File(['x'.repeat(900)], 'large.png', { type: 'image/png' })]);
    await expect(await within(picture).findByRole('alert')).toHaveTextContent(
      'large.png is 900 bytes. The limit is 225 bytes',
    );
    await choose(pictureInput, [new File(['x'], 'page.html', { type: 'text/html' })]);
    await waitFor(() => expect(within(picture).getByRole('alert')).toHaveTextContent('page.html is not an image'));
    await expect(changed).not.toHaveBeenCalled();

    const notes = ['a', 'b', 'c'].map((name) => new File([name], `${name}.txt`, { type: 'text/plain' }));
    await choose(papersInput, notes);
    await papers.findByRole('link', { name: 'b.txt' });
    await expect(changed).toHaveBeenLastCalledWith('papers', [
      `data:text/plain;name=a.txt;base64,${btoa('a')}`,
      `data:text/plain;name=b.txt;base64,${btoa('b')}`,
    ]);
    await expect(papers.getByRole('alert')).toHaveTextContent('c.txt was not added. The limit is 2.');
    await userEvent.click(papers.getByRole('button', { name: 'Remove a.txt' }));
    await expect(papers.queryByRole('link', { name: 'a.txt' })).toBeNull();
    await expect(papers.getByRole('link', { name: 'b.txt' })).toBeVisible();

    // One that can be kept does not hide what is said of the other.
    await choose(papersInput, [new File(['x'], 'page.html', { type: 'text/html' }), ...notes.slice(2)]);
    const remove = await papers.findByRole('button', { name: 'Remove c.txt' });
    await expect(papers.getByRole('alert')).toHaveTextContent('page.html');
    await userEvent.click(remove);
    await expect(papers.queryByRole('link', { name: 'c.txt' })).toBeNull();
  },
};

/** Several records are chips with their names; one search over all of them adds the next, and offers none twice. */
export const References: Story = {
  args: { names: 'friends' },
  play: async () => {
    const friends = within(await screen.findByRole('group', { name: 'Friends' }));
    await expect(await friends.findByRole('button', { name: 'Remove Ada' }, { timeout: 15_000 })).toBeVisible();
    const search = friends.getByRole('combobox');
    await userEvent.click(search);
    await screen.findByRole('option', { name: 'Bea' }, { timeout: 15_000 });
    await expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Bea' }));
    await expect(changed).toHaveBeenLastCalledWith('friends', ['ada', 'gone', 'bea']);
    await expect(search).toHaveValue('');
    await userEvent.click(friends.getByRole('button', { name: 'Remove Ada' }));
    await expect(changed).toHaveBeenLastCalledWith('friends', ['gone', 'bea']);
    await expect(search).toHaveFocus();
  },
};

/** Days, hours and minutes come to one duration; what was typed stays as it was typed. */
export const OfTime: Story = {
  args: { names: 'duration' },
  play: async () => {
    const input = within(await screen.findByRole('group', { name: 'Duration' }));
    const minutes = input.getByRole('spinbutton', { name: 'minutes' });
    await userEvent.type(minutes, '90');
    await expect(changed).toHaveBeenLastCalledWith('duration', 'PT1H30M');
    await expect(minutes).toHaveValue('90');
    await userEvent.type(input.getByRole('spinbutton', { name: 'days' }), '2');
    await expect(changed).toHaveBeenLastCalledWith('duration', 'P2DT1H30M');
    await userEvent.clear(minutes);
    await expect(changed).toHaveBeenLastCalledWith('duration', 'P2D');
  },
};

/** Words are chips: Enter or a comma adds one, Backspace takes the last back. */
export const Tags: Story = {
  args: { names: 'tags' },
  play: async ({ canvasElement }) => {
    const input = await screen.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(input, 'second{Enter}first{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('tags', ['first', 'second']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('first is already there.');
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith('tags', ['first']);
    await expect(input).toHaveValue('second');
    await userEvent.clear(input);
    await userEvent.click(screen.getByRole('button', { name: 'Remove first' }));
    await expect(changed).toHaveBeenLastCalledWith('tags', []);
    await userEvent.clear(input);
    await userEvent.type(input, 'one, two، three、{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('tags', ['one', 'two', 'three']);
    await userEvent.paste('four, five');
    await expect(changed).toHaveBeenLastCalledWith('tags', ['one', 'two', 'three', 'four', 'five']);
    for (let left = 5; left > 0; left--)
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    await expect(input).toHaveFocus();
  },
};

/** What is in a list can be moved, made once more and removed; the focus goes with it, and what was filled in is back on demand. */
export const Items: Story = {
  args: { names: 'parts' },
  play: async () => {
    const names = () =>
      screen.getAllByRole('textbox', { name: 'Name' }).map((input) => (input as HTMLInputElement).value);
    const second = within(await screen.findByRole('group', { name: 'Part: 2 of 3' }));
    // A name has more room than a number, where they stand side by side.
    const name = second.getByRole('textbox', { name: 'Name' });
    const count = second.getByRole('spinbutton', { name: 'Count' });
    const isBeside = name.getBoundingClientRect().top === count.getBoundingClientRect().top;
    await expect(isBeside).toBe(window.innerWidth > 640);
    await expect(name.offsetWidth).toBeGreaterThan(count.offsetWidth * (isBeside ? 1.5 : 1));
    await userEvent.click(screen.getByRole('button', { name: 'Move item 2 up' }));
    await expect(names()).toEqual(['Wire', 'Bulb', '']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move item 1 down' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate item 2' }));
    await expect(names()).toEqual(['Wire', 'Bulb', 'Bulb', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove item 1' }));
    await expect(names()).toEqual(['Bulb', 'Bulb', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(names()).toEqual(['Wire', 'Bulb', 'Bulb', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove item 4' }));
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Who can neither look for what every item needs nor make it is not offered another, and told why. */
export const OutOfReach: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { names: 'shares', role: 'lodger' },
  play: async () => {
    await expect(await screen.findByText(/^Who: Only open to Clerk/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  },
};

/** Several are chosen one after the other: the list stays for the next. */
export const OneAfterAnother: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { names: 'friends' },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Friends' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bea' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cy' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('friends', ['ada', 'gone', 'bea', 'cy']));
    await expect(screen.getByRole('combobox', { name: 'Friends' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Records that somebody may not look through are not searched in vain: a lock says so, and who may. */
export const Closed: Story = {
  args: { names: 'owner friends', role: 'lodger' },
  play: async () => {
    const owner = await screen.findByRole('textbox', { name: 'Owner' });
    await expect(owner).toHaveAttribute('readonly');
    await expect(owner).toHaveValue('Hidden');
    await expect(owner).toHaveAccessibleDescription('Only open to Clerk. Your role is Lodger.');
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    await expect(changed).toHaveBeenLastCalledWith('owner', null);
  },
};
