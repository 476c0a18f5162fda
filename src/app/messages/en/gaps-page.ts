/** The page of every gap. */
export const gapsPage = {
  lead: 'What the document leaves open, most important first.',
  weight: 'Importance',
  chapter: 'Chapter',
  screen: 'Screen',
  role: 'Role',
  any: 'Any',
  weights: { blocking: 'Blocks something', shaping: 'Based on an assumption', detail: 'Minor' },
  take: 'Export',
  markdown: 'Markdown',
  csv: 'CSV',
  checklist: 'checklist',
  copyAs: (format: string) => `Copy as ${format}`,
  saveAs: (format: string) => `Save as ${format}`,
  none: 'No gaps here.',
};
