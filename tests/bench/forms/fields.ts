/** The form that every contender shows: this many fields, of five kinds in turn. */
const kinds = ['text', 'whole', 'yesOrNo', 'date', 'choice'] as const;
export const fields = Array.from({ length: 500 }, (_, index) => ({
  name: `field${index + 1}`,
  kind: kinds[index % kinds.length] ?? 'text',
}));
export const longest = 80;
export const most = 1000;
export const choices = ['small', 'medium', 'large', 'huge'];
/** Stands below the label of every text. */
export const hint = 'As it stands on the plate.';

/** Every tenth field is held against the one five further on, where the contender has rules over several fields. */
export const rules = fields
  .filter((_, index) => index % 10 === 1)
  .map(({ name }, index) => ({ name: `rule${index}`, less: name, more: `field${index * 10 + 7}`, by: 1000 }));

/** The same as JSON Schema, for those who read it. */
const schemas = {
  text: { type: 'string', maxLength: longest, description: hint },
  whole: { type: 'integer', maximum: most },
  yesOrNo: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  choice: { type: 'string', enum: choices },
} as const;

export const schema = {
  type: 'object' as const,
  properties: Object.fromEntries(fields.map(({ name, kind }) => [name, { ...schemas[kind] }])),
};

/** Where every contender draws. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  return root;
}

declare global {
  interface Window {
    /** Draws the form; called once the page stands still. */
    mountForm: () => void;
  }
}
