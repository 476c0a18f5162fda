/** The page of every gap. */
export const gapsPage = {
  lead: 'What is not shown yet, the loud ones first.',
  weight: 'Weight',
  chapter: 'Chapter',
  screen: 'Screen',
  role: 'Role',
  any: 'Any',
  weights: { blocking: 'Blocks something', shaping: 'Rests on an assumption', detail: 'A detail' },
  take: 'Take along',
  markdown: 'As Markdown',
  csv: 'As CSV',
  checklist: 'As a checklist',
  save: 'Save as a file',
  none: 'Nothing is open here.',
};
