import { Item } from '#app/chapters/drawn';
import { useSession } from '#app/data';
import { useChapterMessages } from '#app/messages';
import type { Operation } from '#specification';
import { Callers } from './callers.tsx';
import { ExampleCall } from './example-call.tsx';
import { Method } from './method.tsx';
import { Parameters } from './parameters.tsx';
import { PossibleErrors } from './possible-errors.tsx';
import { ServerAsks } from './server-asks.tsx';
import { TryIt } from './try-it.tsx';
import { useExample } from './use-example.ts';

/** A call: its parameters, who may ask, what it answers, and a way to try it. */
export function CallSheet({ operation }: { operation: Operation }) {
  const { connection } = useSession();
  const { calls: words, access } = useChapterMessages();
  const actions: Readonly<Record<string, string>> = access.actions;
  const example = useExample(operation);
  const { method, template, call, entity } = operation;
  return (
    <Item
      path={`calls.${call?.name}`}
      title={
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Method method={method} />
          <code dir="ltr" className="annotation text-sm break-all">
            {template.written}
          </code>
        </span>
      }
      name={call?.name}
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-sm">
            {call?.facts.title ?? (
              <>
                <span className="text-muted">{words.does}: </span>
                {entity.lifecycle?.transition(operation.does)?.label.text ?? actions[operation.does]} ·{' '}
                {entity.label.text}
              </>
            )}
          </p>
          <Parameters operation={operation} />
          <Callers operation={operation} />
          <PossibleErrors operation={operation} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ExampleCall example={example} />
          <ServerAsks operation={operation} />
          {connection.isEmbedded && example && <TryIt operation={operation} example={example} />}
        </div>
      </div>
    </Item>
  );
}
