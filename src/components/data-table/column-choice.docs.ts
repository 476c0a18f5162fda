import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A table has more columns than anybody needs at once, and people need different ones.'],
  avoid: [
    { when: 'There are five or fewer: show them.', instead: 'DataTable' },
    { when: 'Rows are narrowed down, not columns.', instead: 'PropertyFilter' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Button', at: '#storybook-root button', does: 'opens all columns there are' },
    { part: 'Grip', at: '[role=dialog] li button', does: 'moves a column: drawn, or by arrow keys' },
    {
      part: 'Box',
      at: '[role=dialog] li + li [role=checkbox]',
      does: 'ticked while the column is shown; the last one stays',
    },
  ],
  pairs: [
    {
      do: { words: 'Above the end of the table, and what was chosen is there the next time.' },
      dont: { words: 'The columns that everybody needs, hidden to begin with.' },
    },
  ],
  keysOf: 'sortable-list',
  content: ['Columns are called here what their headings say.'],
  spoken: 'A button, “Columns”, that opens a dialog with a list: each column a grip, moved by arrow keys, and a box.',
  related: ['DataTable', 'PropertyFilter', 'SortableList'],
  since: '0.1.0',
};
