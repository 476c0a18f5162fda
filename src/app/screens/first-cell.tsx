import { isBlank } from '#specification';
import { FirstDisplay } from './first-display.tsx';
import { PathDisplay, type PathDisplayProps } from './path-display.tsx';
import { useRecordName } from './record-name.ts';
import { useShown } from './shown-answer.ts';

/**
 * The first cell of a row, which leads to its record. What a record is called stands below no heading of anything else: there
 * it is only told, and a sheet of a phone, which has no headings, begins with it.
 */
export function FirstCell({ path, values }: Pick<PathDisplayProps, 'path' | 'values'>) {
  const shown = useShown(path, values);
  const nameOf = useRecordName();
  const { entity } = path.first;
  const isName = path.name === entity.facts.display || path.field === entity.nameField;
  const isAnswered = shown.state === 'known' && !isBlank(shown.answer);
  if (isName || isAnswered || path.first.name === entity.key) return <FirstDisplay path={path} values={values} />;
  return (
    <>
      <span aria-hidden className="max-sm:hidden">
        <PathDisplay path={path} values={values} />
      </span>
      <bdi className="sm:sr-only">{nameOf(entity, values)}</bdi>
    </>
  );
}
