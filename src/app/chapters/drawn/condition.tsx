import { useChapterMessages } from '#app/messages';
import type { Expression as Compiled, Entity } from '#specification';

import { Expression } from './expression.tsx';
import { sentenceOf } from './sentence-of.ts';

/** A condition as a person would say it, and as the document writes it. */
export function Condition({ expression, entity }: { expression: Compiled; entity: Entity | undefined }) {
  const { condition } = useChapterMessages();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-sm">{sentenceOf(expression, { entity, words: condition })}</p>
      <Expression source={expression.source} />
    </div>
  );
}
