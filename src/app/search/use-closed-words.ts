import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import type { Entity } from '#specification';
import { mayList } from './use-may-search.ts';

/** Says of an entity whose records who looks may not look through: who may, and which role looks. */
export function useClosedWords(): (to: Entity) => string {
  const { permission } = useMessages();
  const { role } = useSession();
  return (to) => {
    const { access } = to.product;
    const whose = access.role(role)?.label.text;
    const others = access.roles.filter(({ name }) => mayList(to, { id: '', roles: [name] }));
    const openTo = others.length > 0 && permission.openTo(others.map(({ label }) => label.text));
    return [openTo || permission.denied, whose && permission.deniedText(whose)].filter(Boolean).join(' ');
  };
}
