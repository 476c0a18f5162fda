import { Label } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Badge } from '#components/badge';
import type { Operation } from '#specification';
import { privilegeOf } from '#specification/survey';

/** The roles that may ask for something, and the line that lets each. */
export function Callers({ operation }: { operation: Operation }) {
  const { access: words, calls } = useChapterMessages();
  const { entity, does } = operation;
  const { access } = entity.product;
  if (access.roles.length === 0) return null;
  const allowed = access.roles.flatMap((role) => {
    const privilege = privilegeOf(access, role.name, does, entity);
    return privilege.verdict === 'denied' || privilege.verdict === 'unknown' ? [] : [{ role, ...privilege }];
  });
  const paths = new Set(allowed.flatMap(({ clauses }) => clauses.find(({ isDeny }) => !isDeny)?.path ?? []));
  return (
    <div className="flex flex-col gap-1.5">
      <Label>{calls.mayCall}</Label>
      <p className="flex flex-wrap gap-1.5">
        {allowed.length === 0 && words.nobody}
        {allowed.map(({ role, verdict, assumed }) => (
          <Badge key={role.name} certainty={assumed ? 'assumed' : 'stated'}>
            {verdict === 'allowed' ? role.label.text : `${role.label.text} · ${words.verdicts[verdict]}`}
          </Badge>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-3">
        {[...paths].map((path) => (
          <SourceLink key={path} path={path} />
        ))}
      </p>
    </div>
  );
}
