import { WordTable } from '#components/word-table';

export function Example() {
  return (
    <WordTable
      caption="What the desk takes"
      headings={['Device', 'What is done']}
      rows={[
        { key: 'kettle', cells: ['Kettle', 'Switch and cable are replaced.'] },
        { key: 'radio', cells: ['Radio', 'It is cleaned and tuned.'] },
      ]}
    />
  );
}
