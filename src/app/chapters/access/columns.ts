import { type Entity, type Product, recordActions } from '#specification';

/** One thing that can be done to the records of an entity. */
export interface Action {
  name: string;
  /** What a transition is called; absent for what can be done to any record. */
  title?: string;
}

/** What can be done to the records of an entity: its transitions as well. */
export function actionsOf(entity: Entity): Action[] {
  const transitions = entity.lifecycle?.transitions ?? [];
  return [
    ...recordActions.map((name) => ({ name })),
    ...transitions.map(({ name, label }) => ({ name, title: label.text })),
  ];
}

/** The roles of a product; nobody in particular where it has none. */
export function columnsOf({ access }: Product, everybody: string): { name: string; title: string }[] {
  const roles = access.roles.map(({ name, label }) => ({ name, title: label.text }));
  return roles.length > 0 ? roles : [{ name: '', title: everybody }];
}
