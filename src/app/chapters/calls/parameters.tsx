import { Label } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import type { Operation } from '#specification';
import { parametersOf } from './parameters-of.ts';

/** What a call takes: in its address, its query, its headers and its body. */
export function Parameters({ operation }: { operation: Operation }) {
  const { calls: words, model } = useChapterMessages();
  const kinds: Readonly<Record<string, string>> = { ...model.kinds, ...words.in };
  const parameters = parametersOf(operation, words);
  if (parameters.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <Label>{words.parameters}</Label>
      <dl className="flex flex-col">
        {parameters.map(({ name, kind, text, isRequired }) => (
          <div key={`${kind} ${name}`} className="border-b border-line py-1.5 last:border-b-0">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <code dir="ltr" className="annotation font-semibold">
                {name}
              </code>
              <span className="annotation text-muted">{kinds[kind] ?? kind}</span>
              {isRequired && <span className="annotation text-critical">{words.required}</span>}
            </dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
