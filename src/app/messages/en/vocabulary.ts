/** The page of every key that there is. */
export const vocabulary = {
  lead: 'Every key a specification can use: what it means, its values, its effect, what happens without it, and an example.',
  search: 'Search keys and meanings',
  nothing: 'No results.',
  type: 'Type',
  effect: 'Effect',
  without: 'Without it',
  example: 'Example',
  from: 'From',
  alike: 'Also known as',
  inShort: 'Short form',
  schema: 'JSON Schema of this chapter',
  count: (count: number) => (count === 1 ? '1 key' : `${count} keys`),
  link: 'Link to this key',
  inEditor: 'To use it in an editor, start a YAML file with',
};
