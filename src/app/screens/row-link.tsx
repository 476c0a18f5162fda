import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Entity, Values } from '#specification';
import { useTakenAlong } from './came-from.ts';
import { useRecordAddress } from './record-address.ts';

/** What makes a row of a table lead to its record; undefined where no screen shows one. */
export function useRowLink(entity: Entity): ((record: Values, content: ReactNode) => ReactElement) | undefined {
  const addressOf = useRecordAddress();
  const state = useTakenAlong();
  if (!entity.product.screenOf('detail', entity)) return undefined;
  return (record, content) => {
    const to = addressOf('detail', entity, record);
    return to ? (
      <RouterLink to={to} state={state}>
        {content}
      </RouterLink>
    ) : (
      <span>{content}</span>
    );
  };
}
