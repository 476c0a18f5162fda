/** The page of every key that there is. */
export const vocabulary = {
  lead: 'Every key that a specification may state: what it means, what it takes, what follows from it, what holds without it, and an example.',
  search: 'Search keys and meanings',
  nothing: 'Nothing is called so.',
  type: 'Type',
  effect: 'Effect',
  without: 'Without it',
  example: 'Example',
  from: 'From',
  alike: 'Also called',
  inShort: 'Also in short',
  schema: 'JSON Schema of this chapter',
  count: (count: number) => (count === 1 ? '1 key' : `${count} keys`),
  link: 'Link to this key',
  inEditor: 'How to use it in an editor: begin a YAML file with',
};
