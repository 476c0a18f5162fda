import type { Entity, Path, Values } from '#specification';
import { useListOf } from './open-screens.ts';
import { Told } from './told.tsx';

interface ToldOfProps {
  entity: Entity;
  values: Values;
  /** What is said beside it. */
  without?: readonly Path[];
}

/** What tells a record from others, under a question that names it: a number alone says little. Nothing where its list tells no more. */
export function ToldOf({ entity, values, without }: ToldOfProps) {
  const list = useListOf()(entity);
  return (
    <p className="text-sm text-muted empty:hidden">
      {list && <Told screen={list} values={values} without={without} />}
    </p>
  );
}
