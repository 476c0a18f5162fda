import { Fragment } from 'react';
import { useAround } from '#app/data';
import { isEmpty, type Path, type Screen, type Values } from '#specification';
import { PathDisplay } from './path-display.tsx';

interface ToldProps {
  /** The list whose columns say what is worth telling. */
  screen: Screen;
  values: Values;
  /** The columns where somebody chose others. */
  columns?: readonly Path[];
  /** What is said elsewhere already. */
  without?: Path;
}

/** So many answers beside a name. */
const most = 2;

/** What tells a record from others in a line: the first answers of its list after its name. */
export function Told({ screen, values, columns = screen.columns, without }: ToldProps) {
  const around = useAround();
  const [, ...others] = columns;
  const told = others
    .filter((path) => path.name !== without?.name && !path.field.isState && !isEmpty(path.read(values, around)))
    .slice(0, most);
  return told.map((path, index) => (
    <Fragment key={path.name}>
      {index > 0 && ' · '}
      <PathDisplay path={path} values={values} compact />
    </Fragment>
  ));
}
