import { Ban, Check, CircleDotDashed, ListFilter, type LucideIcon, Minus, Split } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { askedLook, sentenceOf } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { Popover } from '#components/popover';
import type { Entity } from '#specification';
import { type Privilege, privilegeOf, type Verdict } from '#specification/survey';
import { isDeniedBy, lookOf } from './cell-look.ts';
import { fieldWords } from './field-words.ts';
import { restsOn } from './rests-on.ts';
import { Why } from './why.tsx';

export interface CellProps {
  role: { name: string; title: string };
  action: { name: string; title: string };
  entity: Entity;
}

const icons: Record<Verdict, LucideIcon> = {
  allowed: Check,
  fields: ListFilter,
  conditional: Split,
  denied: Minus,
  unknown: CircleDotDashed,
};

/** Whether a role may do something, and behind it the lines that decide. */
export function Cell({ role, action, entity }: CellProps) {
  const words = useChapterMessages().access;
  const privilege = privilegeOf(entity.product.access, role.name, action.name, entity);
  const { verdict, assumed } = privilege;
  const isDenied = isDeniedBy(privilege);
  const Icon = isDenied ? Ban : icons[verdict];
  const below = useBelow(privilege, entity, role.name);
  const isAsked = restsOn(privilege, useSearchParams()[0].get('at') ?? '');
  return (
    <Popover
      label={words.why(role.title, action.title, entity.label.text)}
      trigger={
        <button
          type="button"
          className={`flex min-h-7 w-full flex-col justify-center rounded-control border px-1.5 py-0.5 text-start hover:border-ink ${lookOf(privilege)} ${isAsked ? askedLook : ''}`}
        >
          <span
            className={`inline-flex items-center gap-1.5 text-xs font-medium ${verdict === 'unknown' ? 'rounded-control bg-surface px-1' : ''}`}
          >
            <Icon aria-hidden className="size-3.5 shrink-0" />
            {isDenied ? words.denies : assumed ? words.assumed : words.verdicts[verdict]}
          </span>
          {below && <span className="line-clamp-2 ps-5 text-xs text-ink print:line-clamp-none">{below}</span>}
        </button>
      }
    >
      <Why {...{ role, action, entity, privilege }} />
    </Popover>
  );
}

/** What a cell says below its verdict: the condition, the fields, the role that it is inherited from. */
function useBelow({ verdict, clauses }: Privilege, entity: Entity, role: string): string | undefined {
  const messages = useChapterMessages();
  const words = messages.access;
  const parts: string[] = [];
  if (verdict === 'conditional') {
    const { isDeny, when } = clauses.find((clause) => clause.when) ?? {};
    const said = when && sentenceOf(when, { entity, words: messages.condition });
    if (said) parts.push(isDeny ? `${words.unless} ${said}` : said);
  }
  const fields = verdict === 'fields' || verdict === 'conditional' ? fieldWords(clauses, entity, words) : undefined;
  if (fields) parts.push(fields);
  const through = new Set([
    ...throughOthers(role, clauses, verdict === 'denied'),
    // What is kept from it although the rest is its own.
    ...(fields ? throughOthers(role, clauses, true) : []),
  ]);
  if (verdict !== 'unknown' && through.size > 0) {
    const titles = [...through].map((name) => entity.product.access.role(name)?.label.text ?? name);
    parts.push(words.through(titles.join(', ')));
  }
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** The roles that a role has what is allowed from, or what is denied; none where that is also its own. */
function throughOthers(role: string, clauses: Privilege['clauses'], isDenied: boolean): string[] {
  const through = clauses.filter(({ isDeny }) => isDeny === isDenied).flatMap((one) => one.through);
  return through.includes(role) ? [] : through;
}
