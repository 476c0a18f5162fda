import { Fragment } from 'react';
import { useMessages } from '#app/messages';
import { FilterWords } from './filter-words.tsx';
import type { ListPartProps } from './list-records.tsx';
import { sortNames } from './sort-names.ts';
import { useOwnViews } from './use-own-views.ts';

/** What is asked of a list, where the tools that say it on the screen are not: on paper. */
export function OnPaper({ screen, entity, address }: ListPartProps) {
  const messages = useMessages();
  const [own] = useOwnViews(screen);
  const { asked, sort, place } = address;
  const view = own.find(({ name }) => name === place.own)?.title;
  const stated = screen.views.find(({ name }) => name === asked.view)?.label.text;
  const names = sortNames(screen, sort);
  const said = [
    view ?? stated,
    asked.search && <q key="search">{asked.search}</q>,
    ...[...asked.filters].map(([name, filter]) => {
      const path = entity.pathTo(name);
      return path && <FilterWords key={name} path={path} filter={filter} />;
    }),
    names.length > 0 && messages.list.sortedBy(names),
  ].filter(Boolean);
  return (
    <p className="hidden pb-3 text-sm print:block">
      {said.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is said has no name of its own
        <Fragment key={index}>
          {index > 0 && ' · '}
          {words}
        </Fragment>
      ))}
    </p>
  );
}
