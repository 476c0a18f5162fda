import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import type { Entity } from '#specification';
import { mayList } from './use-may-search.ts';

/** Says of an entity whose records who looks may not look through: who may not, and who may. */
export function useClosedWords(): (to: Entity) => string {
  const { everyone, permission } = useMessages();
  const { role } = useSession();
  return (to) => {
    const { access } = to.product;
    const whose = access.role(role)?.label.text ?? everyone;
    const others = access.roles.filter(({ name }) => mayList(to, { id: '', roles: [name] }));
    const openTo = others.length > 0 && permission.openTo(others.map(({ label }) => label.text).join(', '));
    return [permission.deniedText(whose), openTo].filter(Boolean).join(' ');
  };
}
