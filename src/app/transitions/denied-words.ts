import type { Messages } from '#app/messages';
import type { Around, Decision, Entity } from '#specification';

/** Why somebody may not do something to a record: never, and then who may, or not to this one, and then what it rests on. */
export function deniedWords(
  { answer }: Decision,
  does: string,
  entity: Entity,
  around: Around,
  { permission, form }: Messages,
): string {
  const { access } = entity.product;
  if (answer === 'unknown') return permission.unknown;
  if (access.decide(does, entity, around).answer !== true) {
    const mayDo = ({ name }: { name: string }) =>
      access.decide(does, entity, { ...around, subject: { id: '', roles: [name] } }).answer === true;
    const others = access.roles.filter(mayDo).map(({ label }) => label.text);
    return others.length > 0 ? permission.openTo(others.join(', ')) : permission.denied;
  }
  const clauses = (around.subject?.roles ?? []).flatMap((role) => access.clauses(does, entity, role));
  const names = clauses.flatMap(({ when }) => when?.names ?? []);
  const labels = names.flatMap(([root, name = '']) =>
    root === 'record' ? (entity.field(name)?.label.text ?? []) : [],
  );
  const restsOn = labels.length > 0 && permission.restsOn([...new Set(labels)].join(', '));
  return [form.locked.record, restsOn].filter(Boolean).join(' ');
}
