import { FieldDisplay } from '#app/fields';
import type { Path, Values } from '#specification';
import { useShown } from './shown-answer.ts';

export interface PathDisplayProps {
  path: Path;
  /** Of the record that the path begins in. */
  values: Values;
  /** In a row of a table: one line. */
  compact?: boolean;
  /** There, too, an address is a link. */
  leads?: boolean;
}

/** What a record has at a path, as the field at its end shows it; through a list everything that is there. */
export function PathDisplay({ path, values, compact, leads }: PathDisplayProps) {
  const shown = useShown(path, values);
  if (shown.state === 'loading') return null;
  const answer = shown.state === 'known' ? shown.answer : undefined;
  if (!Array.isArray(answer) || path.field.kindName === 'array')
    return <FieldDisplay field={path.field} value={answer} compact={compact} leads={leads} />;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {answer.flat().map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers in a list have no name of their own
        <FieldDisplay key={index} field={path.field} value={one} compact leads={leads} />
      ))}
    </span>
  );
}
