import type { Stated } from './stated-types.ts';

type Properties = Readonly<Record<string, Stated>>;

const stated = (type: string, says: string): Stated => ({ type, says, required: false });

const asked: Properties = {
  name: stated('string', 'Under which a form has it.'),
  form: stated('string', 'The id of the form that it is sent with, where it does not stand in it.'),
  disabled: stated('boolean', 'Cannot be used, takes no focus, and is not sent.'),
};

const required = stated('boolean', 'Holds the form back as long as it has no answer.');

const typed: Properties = {
  value: stated('string', 'What stands in it, where that is held outside.'),
  defaultValue: stated('string', 'What stands in it to begin with where nobody holds `value`.'),
  ...asked,
  required,
  readOnly: stated('boolean', 'Can be read and takes the focus, but is not changed.'),
  placeholder: stated('string', 'Shown until something is typed: an example, never the label.'),
};

/** What comes with an element of HTML, as far as who uses a component that is made of it asks for it. */
export const ofElements: Readonly<Record<string, Properties>> = {
  input: typed,
  textarea: typed,
  button: asked,
  a: { href: stated('string', 'Where it leads.') },
  form: {
    onSubmit: stated('(event: SubmitEvent) => void', 'Told that it is sent, and nothing in it holds that back.'),
  },
};

const several = (what: string): Properties => ({
  value: stated('string | string[]', `What is ${what}, where that is held outside: of one, or of several.`),
  defaultValue: stated('string | string[]', `What is ${what} to begin with where nobody holds \`value\`.`),
  onValueChange: stated('(value: string | string[]) => void', `Told what is ${what} after each change.`),
});

/** What comes with the primitive of Radix that a component is made of, by what its properties are called. */
export const ofPrimitives: Readonly<Record<string, Properties>> = {
  AccordionProps: { ...several('open'), disabled: stated('boolean', 'None of its sheets can be opened or closed.') },
  AccordionItemProps: {
    value: { ...stated('string', 'Unlike that of any other of its `Accordion`.'), required: true },
    disabled: stated('boolean', 'Cannot be opened or closed.'),
  },
  CheckboxProps: {
    ...asked,
    required,
    value: stated('string', 'What a form has of it where it is ticked; `on` where absent.'),
  },
  MenuItemProps: {
    disabled: stated('boolean', 'Cannot be chosen.'),
    onSelect: stated('(event: Event) => void', 'Does what it says; the menu closes.'),
  },
  MenuRadioGroupProps: {
    value: stated('string', 'What is chosen.'),
    onValueChange: stated('(value: string) => void', 'Told what was chosen.'),
  },
  MenuRadioItemProps: {
    value: { ...stated('string', 'What is chosen with it.'), required: true },
    disabled: stated('boolean', 'Cannot be chosen.'),
  },
  ProgressProps: {
    value: stated('number | null', 'How much is done; absent where nobody knows.'),
    max: stated('number', 'How much there is to do; 100 where absent.'),
  },
  RadioGroupProps: { ...asked, required },
  SegmentedControlProps: asked,
  SubmenuProps: { disabled: stated('boolean', 'Cannot be opened.') },
  TabsProps: {
    value: stated('string', 'Which tab is chosen, where that is held outside.'),
    defaultValue: stated('string', 'Which is chosen to begin with; the first where absent.'),
    onValueChange: stated('(value: string) => void', 'Told which was chosen.'),
  },
  TabProps: {
    value: { ...stated('string', 'That of its `TabPanel`.'), required: true },
    disabled: stated('boolean', 'Its sheet cannot be shown.'),
  },
  TabPanelProps: { value: { ...stated('string', 'That of its `Tab`.'), required: true } },
  ToggleGroupProps: { ...several('in'), disabled: stated('boolean', 'None of its buttons can be pressed.') },
};
