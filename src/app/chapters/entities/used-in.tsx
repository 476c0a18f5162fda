import { type Use, usesOf } from '#app/chapters/drawn';
import { FactLinks } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { useScreenName } from '#app/screens';
import type { Field } from '#specification';

const kinds: readonly Use['in'][] = ['screen', 'field', 'state', 'transition', 'rule', 'permission'];

/** Where a field is used, each place a link to its line. */
export function UsedIn({ field }: { field: Field }) {
  const { model } = useChapterMessages();
  const screenNameOf = useScreenName();
  const uses = usesOf(field);
  // As it is called wherever it is named.
  const nameOf = ({ path, label }: Use) => {
    const screen = field.product.screens.find((one) => one.path === path);
    return screen ? screenNameOf(screen) : label;
  };
  if (uses.length === 0) return <span className="text-muted">{model.nowhere}</span>;
  return (
    <dl className="flex max-w-72 flex-col gap-0.5 text-xs">
      {kinds.map((kind) => {
        const found = uses.filter((use) => use.in === kind);
        if (found.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="inline text-muted">{model.uses[kind]}: </dt>
            <dd className="inline">
              <FactLinks links={found.map((use) => ({ ...use, label: nameOf(use) }))} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
