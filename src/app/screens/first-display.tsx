import { isBlank } from '#specification';
import { PathDisplay, type PathDisplayProps } from './path-display.tsx';
import { useRecordName } from './record-name.ts';
import { useShown } from './shown-answer.ts';

interface FirstDisplayProps extends Pick<PathDisplayProps, 'path' | 'values'> {
  /** Whether it stands below a heading: then what the record is called is none of what that says, and is only told. */
  isHeaded?: boolean;
}

/** What a row of records begins with: what one has at the path; where that shows nothing, what it is called. */
export function FirstDisplay({ path, values, isHeaded }: FirstDisplayProps) {
  const shown = useShown(path, values);
  const nameOf = useRecordName();
  if (shown.state === 'known' && !isBlank(shown.answer)) return <PathDisplay path={path} values={values} compact />;
  const { entity } = path.first;
  const isApart = isHeaded && path.field !== entity.nameField && path.name !== entity.facts.display;
  return (
    <>
      {isApart && (
        <span aria-hidden className="max-sm:hidden">
          <PathDisplay path={path} values={values} />
        </span>
      )}
      {/* A sheet of a phone has no headings, and begins with it. */}
      <bdi className={isApart ? 'sm:sr-only' : ''}>{nameOf(entity, values)}</bdi>
    </>
  );
}
