import { Condition } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { Badge } from '#components/badge';
import type { Clause, Entity } from '#specification';
import type { Privilege } from '#specification/survey';
import { fieldWords } from './field-words.ts';

export interface WhyProps {
  role: { name: string; title: string };
  action: { name: string; title: string };
  entity: Entity;
  privilege: Privilege;
}

/** The lines that decide whether a role may do something, deny first. */
export function Why({ role, action, entity, privilege: { clauses } }: WhyProps) {
  const words = useChapterMessages().access;
  const { permission } = useMessages();
  const { access } = entity.product;
  const transition = entity.lifecycle?.transition(action.name);
  const none = access.isClosed
    ? permission.closed
    : access.isNone
      ? words.none
      : access.isAssumed
        ? words.open
        : words.noLine;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {/* A sheet of a phone has it as its title. */}
      <p className="font-semibold max-sm:hidden">{words.why(role.title, action.title, entity.label.text)}</p>
      {clauses.length === 0 && (
        <p className="flex flex-col gap-1">
          {none}
          <SourceLink path={access.isOpen || access.isClosed ? 'access' : 'access.permissions'} />
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {clauses.map((clause) => (
          <li key={clause.path} className="flex flex-col gap-1 border-s-2 border-line ps-2.5">
            <ClauseWords clause={clause} role={role.name} entity={entity} />
          </li>
        ))}
      </ul>
      {transition?.guard?.source && clauses.length > 0 && (
        <div className="flex flex-col gap-1 border-t border-line pt-2">
          <span className="text-muted">{words.guard}</span>
          <Condition expression={transition.guard} entity={entity} />
          <SourceLink path={`${transition.path}.guard`} />
        </div>
      )}
    </div>
  );
}

function ClauseWords({ clause, role, entity }: { clause: Clause; role: string; entity: Entity }) {
  const words = useChapterMessages().access;
  const { access } = entity.product;
  const { path, isDeny, through, when, isBroken } = clause;
  const inherited = through.includes(role) ? [] : through;
  const fields = fieldWords([{ ...clause, isDeny: false }], entity, words);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={isDeny ? 'critical' : 'positive'}>{isDeny ? words.denies : words.allows}</Badge>
        {inherited.map((name) => (
          <span key={name} className="text-muted">
            {words.through(access.role(name)?.label.text ?? name)}
          </span>
        ))}
      </span>
      {fields && <span>{fields}</span>}
      {isBroken && <span>{words.broken}</span>}
      {when && !isBroken && (
        <>
          <span className="text-muted">{words.when}</span>
          <Condition expression={when} entity={entity} />
        </>
      )}
      <SourceLink path={path} />
    </>
  );
}
