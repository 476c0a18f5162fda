import type { Entity, Values } from '#specification';
import { useListOf } from './open-screens.ts';
import { Told } from './told.tsx';

/** What tells a record from others, under a question that names it: a number alone says little. Nothing where its list tells no more. */
export function ToldOf({ entity, values }: { entity: Entity; values: Values }) {
  const list = useListOf()(entity);
  return <p className="text-sm text-muted empty:hidden">{list && <Told screen={list} values={values} />}</p>;
}
