import { Check, X } from 'lucide-react';
import { useChapterMessages } from '#app/messages';
import { isAlike, type Path } from '#specification';
import type { Situation, WorkedRule } from '#specification/samples';
import { Answer } from './answer.tsx';

export interface ExampleProps {
  isKept: boolean;
  paths: readonly Path[];
  situation: Situation | undefined;
  /** The one beside it: what differs is marked. */
  other?: Situation | undefined;
  /** Another record that it is at odds with. */
  against?: WorkedRule['against'];
}

/** A record that keeps a rule, or breaks it: what the rule looks at, what differs marked. */
export function Example({ isKept, paths, situation, other, against }: ExampleProps) {
  const words = useChapterMessages().rules;
  const Icon = isKept ? Check : X;
  return (
    <section className="flex min-w-0 flex-col rounded-control border border-line">
      <h3
        className={`flex items-center gap-1.5 border-b border-line px-3 py-1.5 text-sm font-medium ${isKept ? 'text-positive' : 'text-critical'}`}
      >
        <Icon aria-hidden className="size-4" />
        {isKept ? words.passes : words.fails}
      </h3>
      {situation ? (
        <Looked {...{ paths, situation, other }} />
      ) : (
        <p className="p-3 text-sm text-muted">{words.noExample}</p>
      )}
      {situation && against && (
        <div className="border-t border-line text-sm">
          <h4 className="px-3 pt-3 text-xs text-muted">
            {words.against}: <bdi>{against.entity.displayOf(against.values, situation.around)}</bdi>
          </h4>
          {against.entity === paths[0]?.first.entity && (
            <Looked paths={paths} situation={{ ...situation, values: against.values }} />
          )}
        </div>
      )}
    </section>
  );
}

/** What a rule looks at of a record. */
function Looked({ paths, situation, other }: Pick<ExampleProps, 'paths' | 'other'> & { situation: Situation }) {
  return (
    <dl className="flex flex-col gap-2 p-3 text-sm">
      {paths.map((path) => {
        const answer = read(path, situation);
        const differs = other !== undefined && !isAlike(answer, read(path, other));
        return (
          <div key={path.name} className="min-w-0">
            <dt className="text-xs text-muted">{path.label.text}</dt>
            <dd className={differs ? 'font-semibold' : undefined}>
              <Answer field={path.field} answer={answer} around={situation.around} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function read(path: Path, { values, around }: Situation): unknown {
  return path.read(values, around);
}
