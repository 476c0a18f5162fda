import { FactLink, Label } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import type { Operation } from '#specification';

/** The rules that an example was not tried against, as only the product's own server knows them. */
export function ServerAsks({ operation: { entity, does, method } }: { operation: Operation }) {
  const { calls: words } = useChapterMessages();
  const rules = entity.rules.filter(({ isOfServer }) => isOfServer);
  if (rules.length === 0 || method === 'GET' || does === 'delete') return null;
  return (
    <div className="flex flex-col gap-1">
      <Label>{words.serverAsks}</Label>
      <ul>
        {rules.map(({ path }) => (
          <li key={path}>
            <FactLink path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
