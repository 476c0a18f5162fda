import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { isOrdered, visiblePaths } from '#app/screens';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { Select } from '#components/select';
import { SortableList } from '#components/sortable-list';
import { formatSortKey, type Path, parseSortKey, type Screen } from '#specification';
import type { ListAddress } from './use-list-query.ts';

/** The keys of an order, the first one first: each turned round, moved or taken away. */
export function SortForm({ screen, address: { asked, sort, go } }: { screen: Screen; address: ListAddress }) {
  const messages = useMessages();
  const tools = useTools();
  const { subject } = useSession();
  const paths = visiblePaths(pathsOf(screen), subject);
  const nameOf = (key: string) => screen.entity?.pathTo(parseSortKey(key).name)?.label.text ?? key;
  const rest = paths.filter(({ name }) => !sort.some((key) => parseSortKey(key).name === name));
  return (
    <div className="flex flex-col gap-2">
      <SortableList
        label={messages.list.sort}
        items={sort}
        keyOf={(key) => parseSortKey(key).name}
        nameOf={nameOf}
        onItemsChange={(next) => go({ sort: next })}
      >
        {(key) => {
          const { name, isDescending } = parseSortKey(key);
          const turned = formatSortKey({ name, isDescending: !isDescending });
          return (
            <>
              <span className="min-w-0 flex-1 truncate text-sm">{nameOf(key)}</span>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => go((newest) => ({ sort: newest.sort.map((other) => (other === key ? turned : other)) }))}
              >
                {isDescending ? (
                  <ArrowDown aria-hidden className="size-4" />
                ) : (
                  <ArrowUp aria-hidden className="size-4" />
                )}
                {isDescending ? tools.display.descending : tools.display.ascending}
              </Button>
              <IconButton
                size="sm"
                label={tools.display.removeSort(nameOf(key))}
                onClick={() => go((newest) => ({ sort: newest.sort.filter((other) => other !== key) }))}
              >
                <X aria-hidden />
              </IconButton>
            </>
          );
        }}
      </SortableList>
      {rest.length > 0 && (
        <Select
          size="sm"
          aria-label={sort.length > 0 ? tools.display.addSort : messages.list.sort}
          placeholder={sort.length > 0 ? tools.display.addSort : messages.list.sort}
          value={null}
          onValueChange={(name) => name && go((newest) => ({ sort: [...newest.sort, name] }))}
          options={rest.map(({ name, label }) => ({ value: name, label: label.text }))}
        />
      )}
      {asked.sort.length > 0 && screen.sort.length > 0 && (
        <Button size="sm" variant="quiet" className="self-start" onClick={() => go({ sort: [] })}>
          {tools.display.asStated}
        </Button>
      )}
    </div>
  );
}

/** The columns, what the list is sorted by without being one, and the other fields that could be columns. */
function pathsOf({ columns, sort, entity }: Screen): Path[] {
  const own = entity?.fields.filter(({ kind }) => kind.isColumn).map(({ asPath }) => asPath) ?? [];
  const all = [...columns, ...sort.map(({ path }) => path), ...own].filter(({ field }) => isOrdered(field));
  return all.filter((path, index) => all.findIndex(({ name }) => name === path.name) === index);
}
