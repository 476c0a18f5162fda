import { ArrowUpDown } from 'lucide-react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import type { Path, Screen } from '#specification';
import type { ListAddress } from './use-list-query.ts';
import { visiblePaths } from './visible-paths.ts';

/** What the list is sorted by. Where the headings of columns show it and are in sight, they are enough. */
export function SortMenu({ screen, address: { sort, go } }: { screen: Screen; address: ListAddress }) {
  const messages = useMessages();
  const [current = ''] = sort;
  const { subject } = useSession();
  const paths = visiblePaths(pathsOf(screen), subject);
  const labelOf = (path: Path, isDescending: boolean) => `${path.label.text} ${isDescending ? '↓' : '↑'}`;
  const options = paths.flatMap((path) => [
    { value: path.name, label: labelOf(path, false) },
    { value: `-${path.name}`, label: labelOf(path, true) },
  ]);
  const isColumn = screen.columns.some(({ name }) => name === current.replace(/^-/, ''));
  const shown = options.find(({ value }) => value === current);
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" className={isColumn || !shown ? 'sm:hidden' : undefined}>
          <ArrowUpDown aria-hidden className="size-4" />
          {shown ? `${messages.list.sort}: ${shown.label}` : messages.list.sort}
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: messages.list.sort,
          value: current,
          onChange: (next) => go({ sort: [next] }),
          options,
        },
      ]}
    />
  );
}

/** The columns, and what the list is sorted by without being one. */
function pathsOf({ columns, sort }: Screen): Path[] {
  const all = [...columns, ...sort.map(({ path }) => path)];
  return all.filter((path, index) => all.findIndex(({ name }) => name === path.name) === index);
}
