import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAround } from '#app/data';
import { type Entity, isEmpty, type Path, type Values } from '#specification';
import { useTakenAlong } from './came-from.ts';
import { useRecordAddress } from './record-address.ts';
import { useRecordName } from './record-name.ts';

/**
 * What makes a row of a table lead to its record; undefined where no screen shows one.
 * @param first what the first column shows: where a record has nothing there, its name is the link
 */
export function useRowLink(
  entity: Entity,
  first: Path | undefined,
): ((record: Values, content: ReactNode) => ReactElement) | undefined {
  const addressOf = useRecordAddress();
  const nameOf = useRecordName();
  const around = useAround();
  const state = useTakenAlong();
  if (!entity.product.screenOf('detail', entity)) return undefined;
  return (record, content) => {
    const to = addressOf('detail', entity, record);
    const shown = first && isEmpty(first.read(record, around)) ? nameOf(entity, record) : content;
    return to ? (
      <RouterLink to={to} state={state}>
        {shown}
      </RouterLink>
    ) : (
      <span>{shown}</span>
    );
  };
}
