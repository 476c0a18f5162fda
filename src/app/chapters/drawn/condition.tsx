import { useChapterMessages } from '#app/messages';
import type { Expression as Compiled, Entity } from '#specification';
import { conditionWords } from './condition-words.ts';
import { Expression } from './expression.tsx';

/** A condition in words where there are some for it, and as the document writes it. */
export function Condition({ expression, entity }: { expression: Compiled; entity: Entity | undefined }) {
  const { condition } = useChapterMessages();
  const words = conditionWords(expression.node, { entity, words: condition });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {words && <p className="text-sm">{words}</p>}
      <Expression source={expression.source} />
    </div>
  );
}
