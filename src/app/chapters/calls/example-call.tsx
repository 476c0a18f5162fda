import { Label, StatusBadge } from '#app/chapters/drawn';
import { prettyJson } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { Skeleton } from '#components/skeleton';
import { Code } from './code.tsx';
import type { Example } from './make-example.ts';

/** A request and its answer, as they would travel. */
export function ExampleCall({ example }: { example: Example | null | undefined }) {
  const words = useChapterMessages().calls;
  if (example === undefined) return <Skeleton lines={6} />;
  if (example === null) return <p className="text-sm text-muted">{words.noExample}</p>;
  const { call, status, body } = example;
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Label>
          {words.request} · {words.example}
        </Label>
        <Code text={requestText(call)} />
      </div>
      <div className="flex flex-col gap-1.5">
        <div className="flex items-center gap-2">
          <Label>{words.answer}</Label>
          <StatusBadge status={status} />
        </div>
        {body && <Code text={body} />}
      </div>
    </>
  );
}

function requestText({ method, path, headers, body }: Example['call']): string {
  const head = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n');
  return body ? `${head}\n\n${prettyJson(body)}` : head;
}
