import { useChapterMessages, useMessages } from '#app/messages';
import { Badge } from '#components/badge';
import { useStrings } from '#components/locale';
import type { Entity } from '#specification';
import { rolesFor } from './who-may.ts';

/** Who may do something to the records of an entity. */
export function Takers({ action, entity }: { action: string; entity: Entity }) {
  const { access } = entity.product;
  const { everyone } = useMessages();
  const { model } = useChapterMessages();
  const strings = useStrings();
  if (access.isClosed) return <Badge certainty="notShown">{strings.notShown}</Badge>;
  if (access.isOpen) return <Badge certainty={access.isAssumed ? 'assumed' : 'stated'}>{everyone}</Badge>;
  const roles = rolesFor(action, entity);
  if (roles.length === 0) return <span className="text-muted">{model.nobody}</span>;
  return roles.map(({ role, isSome }, index) => (
    <span key={role.name}>
      {index > 0 && ', '}
      {role.label.text}
      {isSome && <span className="text-muted"> ({model.someRecords})</span>}
    </span>
  ));
}
