import { type ReactNode, Suspense, useState } from 'react';
import { useAround } from '#app/data';
import { lazily } from '#components/lazily';
import type { Around, Entity, Values } from '#specification';

const RowMenu = lazily(() => import('./row-menu.tsx'), 'RowMenu');

interface RowMenuOfAll {
  /** Undefined where whoever asks can do nothing with any record. */
  onRowMenu?: (record: Values, button: HTMLElement) => void;
  /** The menu that is open. */
  menu: ReactNode;
}

/** What opens the menu of one of several records. */
export function useRowMenu(entity: Entity): RowMenuOfAll {
  const [opened, open] = useState<{ record: Values; button: HTMLElement }>();
  const isOffered = offersAny(entity, useAround());
  const menu = opened && (
    <Suspense fallback={null}>
      <RowMenu key={entity.keyOf(opened.record)} {...opened} entity={entity} onClose={() => open(undefined)} />
    </Suspense>
  );
  return { onRowMenu: isOffered ? (record, button) => open({ record, button }) : undefined, menu };
}

function offersAny(entity: Entity, around: Around): boolean {
  const { product, lifecycle } = entity;
  if (product.screenOf('detail', entity)) return true;
  const changes = product.screenOf('edit', entity) ? ['update', 'delete'] : ['delete'];
  const transitions = lifecycle?.transitions ?? [];
  return [...changes, ...transitions.map(({ name }) => name)].some(
    (does) => product.access.decide(does, entity, around).answer !== false,
  );
}
