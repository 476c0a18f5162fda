import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { StatusBadge } from '#app/chapters/drawn';
import { useSession } from '#app/data';
import { prettyJson } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import type { Operation } from '#specification';
import { Code } from './code.tsx';
import { type Example, needsVersion, readAnswer, versionOf } from './make-example.ts';

/** An answer, and how long it took. */
interface Answered {
  status?: number;
  body: string;
  took: number;
}

/** Sends a call to the backend in this browser, as whoever is previewed. */
export function TryIt({ operation, example }: { operation: Operation; example: Example }) {
  const product = useProduct();
  const queries = useQueryClient();
  const { client, role, known, key } = useSession();
  const words = useChapterMessages().calls;
  const [path, setPath] = useState(example.call.path);
  const [body, setBody] = useState(() => prettyJson(example.call.body ?? ''));
  const [version, setVersion] = useState('');
  const [answer, setAnswer] = useState<Answered>();
  const [isBusy, setBusy] = useState(false);
  const { method } = operation;
  const isVersioned = needsVersion(operation);
  const findVersion = async () => {
    if (isVersioned && version === '' && example.record)
      setVersion((await versionOf(client, operation, example.record)) ?? '');
  };
  const writes = method !== 'GET';
  const title = product.access.role(role)?.label.text;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const begin = Date.now();
    const took = () => Date.now() - begin;
    // Another try is another change: the key of the example would only repeat it.
    const { 'idempotency-key': _, 'if-match': __, ...headers } = example.call.headers;
    const meant: Record<string, string> = version.trim() ? { 'if-match': version.trim() } : {};
    try {
      const answered = await client.ask({
        ...{ method, path, headers: { ...headers, ...meant } },
        ...(body.trim() ? { body } : {}),
      });
      setAnswer({ ...(await readAnswer(answered)), took: took() });
      const next = answered.headers.get('etag');
      if (next && isVersioned) setVersion(next);
    } catch (error) {
      setAnswer({ body: error instanceof Error ? error.message : words.unanswered, took: took() });
    }
    setBusy(false);
    if (!writes) return;
    known.invalidate();
    void queries.invalidateQueries({ queryKey: key.slice(0, 2) });
  };
  return (
    <details className="rounded-control border border-line print:hidden" onToggle={() => void findVersion()}>
      <summary className="flex items-center gap-2 px-3 py-2 text-sm font-medium">
        <Play aria-hidden className="size-3.5 text-accent" />
        {words.tryIt}
        {title && <span className="font-normal text-muted">{words.as(title)}</span>}
      </summary>
      <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3 border-t border-line p-3">
        <Field label={`${words.path} · ${method}`}>
          <TextInput dir="ltr" value={path} onValueChange={setPath} spellCheck={false} />
        </Field>
        {isVersioned && (
          <Field label="If-Match" description={words.ifMatch}>
            <TextInput dir="ltr" value={version} onValueChange={setVersion} spellCheck={false} />
          </Field>
        )}
        {example.call.body !== undefined && (
          <Field label={words.bodyLabel}>
            <Textarea dir="ltr" value={body} onValueChange={setBody} spellCheck={false} />
          </Field>
        )}
        {writes && <p className="text-sm text-caution">{words.changes}</p>}
        <Button type="submit" size="sm" busy={isBusy} className="self-start">
          {answer ? words.again : words.send}
        </Button>
        <div aria-live="polite" className="flex flex-col gap-2">
          {answer && (
            <>
              <p className="flex items-center gap-2 text-sm">
                {answer.status ? <StatusBadge status={answer.status} /> : words.unanswered}
                <span className="text-muted">{words.took(answer.took)}</span>
              </p>
              {answer.body && <Code text={answer.body} />}
            </>
          )}
        </div>
      </form>
    </details>
  );
}
