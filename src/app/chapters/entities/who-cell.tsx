import { mayAny } from '#app/chapters/who';
import { useChapterMessages, useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import { useStrings } from '#components/locale';
import type { Field } from '#specification';

interface WhoCellProps {
  field: Field;
  /** Any of them. */
  actions: readonly ('read' | 'create' | 'update')[];
}

/** The roles that may do something with a field: always, or with some records. */
export function WhoCell({ field, actions }: WhoCellProps) {
  const { access } = useProduct();
  const { everyone } = useMessages();
  const { model } = useChapterMessages();
  const strings = useStrings();
  if (!field.isAnswered && !actions.includes('read')) return <span className="text-muted">{model.theProduct}</span>;
  if (access.isClosed) return <Badge certainty="notShown">{strings.notShown}</Badge>;
  if (access.isOpen) return <Badge certainty={access.isAssumed ? 'assumed' : 'stated'}>{everyone}</Badge>;
  const found = access.roles.map((role) => ({ role, may: mayAny(actions, field, role.name) }));
  const able = found.filter(({ may }) => may !== 'never');
  if (able.length === 0) return <span className="text-muted">{model.nobody}</span>;
  if (able.length === access.roles.length && able.every(({ may }) => may === 'always')) return <span>{everyone}</span>;
  return (
    <ul className="flex flex-col gap-0.5">
      {able.map(({ role, may }) => (
        <li key={role.name}>
          {role.label.text}
          {may === 'sometimes' && <span className="text-muted"> · {model.someRecords}</span>}
          {may === 'notShown' && <span className="text-muted"> · {strings.notShown}</span>}
        </li>
      ))}
    </ul>
  );
}
