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
    return others.length > 0 ? permission.openTo(others) : permission.denied;
  }
  const clauses = (around.subject?.roles ?? []).flatMap((role) => access.clauses(does, entity, role));
  const said = clauses.flatMap(({ when }) => {
    const labels = (when?.names ?? []).flatMap(([root, name = '']) =>
      root === 'record' ? (entity.field(name)?.label.text ?? []) : [],
    );
    const [only, ...others] = new Set(labels);
    if (only === undefined) return [];
    // `record.technician == subject.id`: that somebody is named there does not make it oneself.
    const isOwn =
      others.length === 0 &&
      /^\s*(?:record\.\w+ == subject\.id|subject\.id == record\.\w+)\s*$/.test(when?.source ?? '');
    return isOwn ? permission.onlyOwn(only) : permission.restsOn([only, ...others]);
  });
  return [form.locked.record, ...new Set(said)].join(' ');
}
