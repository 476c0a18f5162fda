import { isBlank } from '#specification';
import { PathDisplay, type PathDisplayProps } from './path-display.tsx';
import { useRecordName } from './record-name.ts';
import { useShown } from './shown-answer.ts';

/** What a row of records begins with: what one has at the path; where that shows nothing, what it is called. */
export function FirstDisplay({ path, values }: Pick<PathDisplayProps, 'path' | 'values'>) {
  const shown = useShown(path, values);
  const nameOf = useRecordName();
  if (shown.state === 'known' && !isBlank(shown.answer)) return <PathDisplay path={path} values={values} compact />;
  return <bdi>{nameOf(path.first.entity, values)}</bdi>;
}
