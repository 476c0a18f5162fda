import { useChapterMessages } from '#app/messages';
import { Heading, Text } from '#components/text';
import { WordTable } from '#components/word-table';
import { folded } from '#specification';
import { type ExpressionGroup, exampleRecord, inExpressions } from '#specification/vocabulary';

/** What can be written in an expression, each with the value that it has of an example. */
export function Expressions({ query }: { query: string }) {
  const { expressions } = useChapterMessages().vocabulary;
  const asked = folded(query).split(/\s+/).filter(Boolean);
  const groups = Object.entries(inExpressions).flatMap(([name, all]) => {
    const title = expressions.groups[name as ExpressionGroup];
    const isFitting = ([written]: readonly [string, string?]) =>
      asked.every((word) => folded(`${expressions.title} ${title} ${written}`).includes(word));
    const examples = all.filter(isFitting);
    return examples.length > 0 ? [{ name, title, examples }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="expressions" className="flex flex-col gap-2">
      <Heading level={2} size="md" id="expressions">
        {expressions.title}
      </Heading>
      <Text size="sm" tone="muted">
        {expressions.lead}
      </Text>
      <pre
        dir="ltr"
        className="annotation overflow-x-auto rounded-sheet border border-line bg-sunken p-3 wrap-anywhere whitespace-pre-wrap"
      >
        {exampleRecord.join('\n')}
      </pre>
      {groups.map(({ name, title, examples }) => (
        <div key={name} className="rounded-sheet border border-line bg-surface">
          <WordTable
            className="md:table-fixed"
            caption={title}
            headings={[title, expressions.gives]}
            rows={examples.map(([written, value]) => ({
              key: written,
              cells: [
                <Code key="written">{written}</Code>,
                value === undefined ? expressions.others : <Code key="value">{value}</Code>,
              ],
            }))}
          />
        </div>
      ))}
    </section>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className="annotation text-ink wrap-anywhere">
      {children}
    </code>
  );
}
