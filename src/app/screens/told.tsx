import { Fragment } from 'react';
import { useAround } from '#app/data';
import type { Path, Screen, Values } from '#specification';
import { PathDisplay } from './path-display.tsx';
import { toldPaths } from './told-paths.ts';

interface ToldProps {
  /** The list whose columns say what is worth telling. */
  screen: Screen;
  values: Values;
  /** The columns where somebody chose others. */
  columns?: readonly Path[];
  /** What is said elsewhere already. */
  without?: readonly Path[];
}

/** What tells a record from others in a line: the first answers of its list after its name. */
export function Told({ screen, values, columns = screen.columns, without }: ToldProps) {
  const around = useAround();
  const told = toldPaths(columns, values, around, without);
  return told.map((path, index) => (
    <Fragment key={path.name}>
      {index > 0 && ' · '}
      <PathDisplay path={path} values={values} compact />
    </Fragment>
  ));
}
