import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import type { Entity } from '#specification';
import { Cell } from './cell.tsx';
import { actionsOf, columnsOf } from './columns.ts';

/** What stays in view while the roles move along below it. */
const firstColumn = 'sticky start-0 z-10 border-e border-line text-start';

/** Role by entity and action, the transitions of an entity among its actions. */
export function Matrix() {
  const product = useProduct();
  const words = useChapterMessages().access;
  const columns = columnsOf(product, words.everybody);
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="scroll-ps-28 scroll-pe-2 overflow-x-auto rounded-sheet border border-line bg-surface sm:scroll-ps-44"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ minWidth: `${7 + columns.length * 9}rem` }}
      >
        <caption className="sr-only">{words.matrix}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${firstColumn} w-28 border-b border-b-edge bg-surface px-3 py-2 font-medium text-muted sm:w-44`}
            >
              {words.action}
            </th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col" className="border-b border-edge px-2.75 py-2 text-start font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {product.entities.map((entity) => (
          <Group key={entity.name} entity={entity} columns={columns} />
        ))}
      </table>
    </div>
  );
}

interface GroupProps {
  entity: Entity;
  columns: readonly { name: string; title: string }[];
}

function Group({ entity, columns }: GroupProps) {
  const words = useChapterMessages().access;
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <tbody>
      <tr className="bg-sunken">
        <th scope="rowgroup" className={`${firstColumn} border-b border-b-line bg-sunken px-3 py-1.5 font-semibold`}>
          {entity.plural.text}
        </th>
        <td aria-hidden colSpan={columns.length} className="border-b border-line" />
      </tr>
      {actionsOf(entity).map(({ name, title }) => (
        <tr key={name}>
          <th scope="row" className={`${firstColumn} border-b border-b-line bg-surface px-3 py-1 font-normal`}>
            {title ?? actions[name] ?? name}
            {title && <span className="annotation block text-muted">{words.isTransition}</span>}
          </th>
          {columns.map((role) => (
            <td key={role.name} className="border-b border-line p-1 align-middle">
              <Cell role={role} action={{ name, title: title ?? actions[name] ?? name }} entity={entity} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
