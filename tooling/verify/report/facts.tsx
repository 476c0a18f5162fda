import { ChevronRight } from 'lucide-react';
import { Badge } from '#components/badge';
import type { Fact } from '../summary.ts';

/** The claims of a chapter, by what they are about. What is proven as a whole is folded. */
export function Facts({ facts, file }: { facts: readonly Fact[]; file: string }) {
  const groups = [...Map.groupBy(facts, ({ path }) => path.split('.').slice(0, 2).join('.')).entries()];
  return (
    <div className="-m-4 flex flex-col">
      {groups.map(([name, own]) => {
        const odd = own.filter(({ verdict }) => verdict !== 'proven');
        return (
          <details key={name} open={odd.length > 0} className="group border-b border-line last:border-b-0">
            <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-sunken">
              <span className="annotation flex items-center gap-2 text-ink">
                <ChevronRight aria-hidden className="size-4 text-muted group-open:rotate-90" />
                {name}
              </span>
              <span className="text-sm text-muted tabular-nums">
                {own.length - odd.length} of {own.length}
              </span>
            </summary>
            <ul className="flex flex-col border-t border-line">
              {[...odd, ...own.filter(({ verdict }) => verdict === 'proven')].map((fact) => (
                <Claim key={`${fact.path} ${fact.claim}`} fact={fact} file={file} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

const looks = {
  proven: { tone: 'positive', certainty: 'stated', word: 'proven' },
  contradicted: { tone: 'critical', certainty: 'stated', word: 'contradicted' },
  untried: { tone: 'caution', certainty: 'stated', word: 'not tried' },
  open: { tone: 'neutral', certainty: 'notShown', word: 'left open' },
} as const;

function Claim({ fact: { verdict, claim, because, line, calls, path }, file }: { fact: Fact; file: string }) {
  const { tone, certainty, word } = looks[verdict];
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <span>
        <Badge tone={tone} certainty={certainty}>
          {word}
        </Badge>
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <span>{claim}</span>
        {because && <span className="text-sm text-muted">{because}</span>}
        {verdict === 'contradicted' && calls.length > 0 && (
          <ol className="annotation flex flex-col gap-1 rounded-control bg-sunken p-2">
            {calls.map((call) => (
              <li key={call}>{call}</li>
            ))}
          </ol>
        )}
      </div>
      <span className="annotation text-muted" title={path}>
        {file.split('/').at(-1)}:{line}
      </span>
    </li>
  );
}
