import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAsked } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { useGridKeys, useIsWide } from '#components/data-table';
import type { Entity, Product } from '#specification';
import { privilegeOf } from '#specification/survey';
import { Cell, type CellProps } from './cell.tsx';
import { actionsOf, columnsOf } from './columns.ts';
import { restsOn } from './rests-on.ts';

/** What stays in view while the roles move along below it. */
const firstColumn = 'sticky start-0 border-e border-line text-start';
/** Wider than the page, it scrolls in both directions within itself: its headings stay in sight. */
const scrollsLook =
  'sm:max-h-[calc(100dvh-6rem)] scroll-ps-28 scroll-pe-2 scroll-pt-10 overflow-auto sm:scroll-ps-44 print:max-h-none print:overflow-visible';
const belowBar = 'top-(--below-bar,0px) print:static';

/** Role by entity and action, the transitions of an entity among its actions. */
export function Matrix() {
  const product = useProduct();
  const words = useChapterMessages().access;
  const columns = columnsOf(product, words.everybody);
  const place = useRef<HTMLDivElement>(null);
  const { isWide, after } = useIsWide(place);
  const keys = useGridKeys(place, true);
  const asked = firstOn(useSearchParams()[0].get('at') ?? '', product, columns);
  const heading = `sticky border-b bg-surface py-2 ${isWide ? 'top-0' : belowBar}`;
  return (
    <div className="relative">
      <div
        ref={place}
        className={`rounded-sheet border border-line bg-surface ${isWide ? scrollsLook : 'overflow-x-clip'}`}
      >
        {/* A question for each: walked through by arrow keys, they are one stop of Tab. */}
        <table
          {...keys}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what stands in it is pressed, and walked through
          role="grid"
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
          style={{ minWidth: `${7 + columns.length * 9}rem` }}
        >
          <caption className="sr-only">{words.matrix}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className={`${heading} ${firstColumn} z-20 w-28 border-b-edge px-3 font-medium text-muted sm:w-44`}
              >
                {words.action}
              </th>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col" className={`${heading} z-10 border-edge px-2.75 text-start font-semibold`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {product.entities.map((entity) => (
            <Group key={entity.name} entity={entity} columns={columns} asked={asked} />
          ))}
        </table>
      </div>
      {/* There are more roles than there is room for. */}
      {after && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-0 z-20 w-6 rounded-e-sheet bg-linear-to-r from-transparent to-ink/15 rtl:bg-linear-to-l print:hidden"
        />
      )}
    </div>
  );
}

interface GroupProps {
  entity: Entity;
  columns: readonly { name: string; title: string }[];
  /** The cell that the address leads to. */
  asked: string | undefined;
}

function Group({ entity, columns, asked }: GroupProps) {
  const words = useChapterMessages().access;
  const actions: Readonly<Record<string, string>> = words.actions;
  return (
    <tbody>
      <tr className="bg-sunken">
        <th
          scope="rowgroup"
          className={`${firstColumn} z-5 border-b border-b-line bg-sunken px-3 py-1.5 font-semibold`}
        >
          {entity.plural.text}
        </th>
        <td aria-hidden colSpan={columns.length} className="border-b border-line" />
      </tr>
      {actionsOf(entity).map(({ name, title }) => (
        <tr key={name}>
          <th scope="row" className={`${firstColumn} z-5 border-b border-b-line bg-surface px-3 py-1 font-normal`}>
            {title ?? actions[name] ?? name}
            {title && <span className="annotation block text-muted">{words.isTransition}</span>}
          </th>
          {columns.map((role) => (
            <Place
              key={role.name}
              role={role}
              action={{ name, title: title ?? actions[name] ?? name }}
              entity={entity}
              isAsked={asked === idOf(entity, name, role.name)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Place({ isAsked, ...cell }: CellProps & { isAsked: boolean }) {
  const place = useAsked<HTMLTableCellElement>(isAsked);
  return (
    <td {...place} className="border-b border-line p-1 align-middle">
      <Cell {...cell} />
    </td>
  );
}

const idOf = ({ name }: Entity, action: string, role: string) => `${name} ${action} ${role}`;

/** The first cell that rests on a line, from the top down. */
function firstOn(at: string, { entities, access }: Product, columns: GroupProps['columns']): string | undefined {
  if (!at.startsWith('access.permissions.')) return undefined;
  for (const entity of entities)
    for (const { name } of actionsOf(entity))
      for (const role of columns)
        if (restsOn(privilegeOf(access, role.name, name, entity), at)) return idOf(entity, name, role.name);
  return undefined;
}
