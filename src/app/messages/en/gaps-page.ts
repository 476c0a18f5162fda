/** The page of every gap. */
export const gapsPage = {
  lead: 'What is not shown yet, the weightiest first.',
  weight: 'Weight',
  chapter: 'Chapter',
  screen: 'Screen',
  role: 'Role',
  any: 'Any',
  weights: { blocking: 'Blocks something', shaping: 'Rests on an assumption', detail: 'A detail' },
  take: 'Export',
  markdown: 'As Markdown',
  csv: 'As CSV',
  checklist: 'As a checklist',
  save: 'Save as a file',
  none: 'Nothing is open here.',
};
