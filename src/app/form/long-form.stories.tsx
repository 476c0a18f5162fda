import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { fieldInputs } from '#app/inputs';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { InDocument } from '#app/stories';
import { CreateScreen } from './form-screen.tsx';

const kinds = [
  'type: string',
  'type: integer',
  'type: boolean',
  'type: string, format: date',
  'type: string, enum: [a, b, c, d]',
];
const count = 120;
const fields = Array.from({ length: count }, (_, index) => {
  const isLastText = index === count - 5;
  return `    f${index + 1}: { title: Field ${index + 1}, ${kinds[index % 5]}${isLastText ? ', required: true' : ''} }`;
});
const text = `
## 2. Screens
\`\`\`yaml
new: { path: /, kind: create, entity: thing }
\`\`\`
## 3. Entities
\`\`\`yaml
thing:
  fields:
${fields.join('\n')}
\`\`\`
## 5. Rules
\`\`\`yaml
less: { entity: thing, assert: record.f2 < record.f7, at: [f2], title: Less than field 7 }
more: { entity: thing, assert: record.f12 < record.f17, at: [f12], title: Less than field 17 }
look: { entity: thing, assert: record.f22 < 9, at: [f27], title: Field 22 is much, severity: warning }
\`\`\`
`;
const open = async () => {
  const { read } = await import('#specification/reading');
  const opened = documentOf('long', read(text, 'LONG.md'));
  const asked: string[] = [];
  for (const rule of opened.product.rules) {
    const test = rule.test.bind(rule);
    rule.test = (...about) => {
      asked.push(rule.name);
      return test(...about);
    };
  }
  return { opened, asked };
};

const meta = {
  component: CreateScreen,
  tags: ['!autodocs'],
  args: { screen: undefined as never, parameters: {} },
  // Nothing to be seen that other forms do not show.
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: [open],
  render: (_, { loaded: { opened }, id }) => (
    <InDocument key={id} document={opened} address="/">
      <Pages />
    </InDocument>
  ),
} satisfies Meta<typeof CreateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (number: number) => screen.findByLabelText(new RegExp(`^Field ${number}\\b`));

/** A key draws the one field that it is typed into, and asks only the rules that name it. */
export const Typed: Story = {
  play: async ({ loaded }) => {
    const { asked }: Awaited<ReturnType<typeof open>> = loaded as never;
    const drawn = spyOn(fieldInputs.text, 'Input');
    const six = await field(6);
    await waitFor(() => expect(asked).toContain('look'));
    await userEvent.click(six);
    drawn.mockClear();
    asked.length = 0;
    await userEvent.type(six, 'abc');
    await userEvent.tab();
    await userEvent.type(six, 'd');
    await expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(4);
    await expect(
      new Set(
        drawn.mock.calls.map(
          ([
            {
              field: { name },
            },
          ]) => name,
        ),
      ),
    ).toEqual(new Set(['f6']));
    await expect(asked).toEqual([]);

    await userEvent.type(await field(7), '3');
    await expect(asked).toEqual([]);
    await userEvent.type(await field(2), '5');
    await userEvent.tab();
    await screen.findByText('Less than field 7');
    await expect(new Set(asked)).toEqual(new Set(['less']));
    // Mended by the other field that the rule names.
    await userEvent.type(await field(7), '3');
    await waitFor(() => expect(screen.queryByText('Less than field 7')).toBeNull());
    await expect(new Set(asked)).toEqual(new Set(['less']));

    asked.length = 0;
    await userEvent.type(await field(22), '9');
    await screen.findByText('Field 22 is much');
    await expect(new Set(asked)).toEqual(new Set(['look']));
  },
};

/** What opens is not there before it is pressed. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const select = await field(5);
    await expect(document.querySelectorAll('select, [role="listbox"], [role="option"]')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[role="combobox"]')).toHaveLength(count / 5);
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'C' }));
    await waitFor(() => expect(select).toHaveTextContent('C'));
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toBe(await field(5));
  },
};

/** What is far is not laid out, and yet found, named, and reached from what is wrong. */
export const Far: Story = {
  play: async () => {
    const last = await field(count - 4);
    const isLaidOut = () => last.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isLaidOut()).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Create thing' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Field ${count - 4}:`) }));
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(isLaidOut()).toBe(true));
    const { top, bottom } = last.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  },
};
