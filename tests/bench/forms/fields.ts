/** The form that every contender shows: this many lines of text, each with a longest length. */
export const fieldNames = Array.from({ length: 500 }, (_, index) => `field${index + 1}`);
export const longest = 80;

/** The same as JSON Schema, for those who read it. */
export const schema = {
  type: 'object' as const,
  properties: Object.fromEntries(fieldNames.map((name) => [name, { type: 'string' as const, maxLength: longest }])),
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
