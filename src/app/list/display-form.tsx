import { useState } from 'react';
import { useSession } from '#app/data';
import { useTools } from '#app/messages/tools';
import { visiblePaths } from '#app/screens';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Field } from '#components/field';
import { NumberInput } from '#components/number-input';
import { SegmentedControl } from '#components/segmented-control';
import { SortableList } from '#components/sortable-list';
import type { Path } from '#specification';
import { layoutsOf } from './layouts-of.ts';
import type { ListPartProps } from './list-records.tsx';
import { columnsOf, columnsToChoose, usePreferences } from './use-preferences.ts';

/** The same each time: it is called where a box comes to stand, and not whenever it is drawn. */
const comeBack = (box: HTMLElement | null) => box?.focus();

/** In rows, by state or by day; and which columns there are, in which order, how wide. */
export function DisplayForm({ screen, entity, address }: ListPartProps) {
  const tools = useTools();
  const { subject } = useSession();
  const [preferences, prefer] = usePreferences(screen);
  const { asked, place } = address;
  const isOwn = place.own !== undefined || place.columns !== undefined;
  const columns = columnsOf(screen, preferences, place);
  const layouts = layoutsOf(entity, subject);
  const others = visiblePaths([...screen.columns, ...columnsToChoose(entity)], subject).filter(
    (path, index, all) =>
      all.findIndex(({ name }) => name === path.name) === index && !columns.some(({ name }) => name === path.name),
  );
  const choose = (paths: readonly Path[]) => {
    const names = paths.map(({ name }) => name);
    // Those of a view of one's own are a part of it.
    if (isOwn) address.go({ page: asked.page }, { columns: names });
    else prefer({ columns: names });
  };
  const asStated = () => {
    // What somebody chose for the list is not that of the view.
    if (isOwn) choose(visiblePaths(screen.columns, subject));
    else prefer({ columns: undefined, widths: undefined });
  };
  const size = (path: Path, width: number | null | string) => {
    const { [path.name]: _, ...widths } = preferences.widths ?? {};
    prefer({
      widths: typeof width === 'number' && width > 0 ? { ...widths, [path.name]: Math.min(width, 800) } : widths,
    });
  };
  // It moves to the other columns, and the focus with it.
  const [turned, turn] = useState<string>();
  const box = (path: Path, isShown: boolean) => (
    <Checkbox
      className="min-w-0 flex-1"
      label={<span className="text-sm">{path.label.text}</span>}
      ref={path.name === turned ? comeBack : undefined}
      checked={isShown}
      disabled={isShown && columns.length === 1}
      onCheckedChange={() => {
        turn(path.name);
        choose(isShown ? columns.filter(({ name }) => name !== path.name) : [...columns, path]);
      }}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {layouts.length > 1 && (
        <Field label={tools.display.layout}>
          <SegmentedControl
            value={address.layout}
            onValueChange={(layout) => address.visit({}, { layout })}
            options={layouts.map((layout) => ({ value: layout, label: tools.display.layouts[layout] }))}
          />
        </Field>
      )}
      {address.layout === 'table' && (
        <Field label={tools.display.columns} group>
          <SortableList
            label={tools.display.columns}
            items={columns}
            keyOf={({ name }) => name}
            nameOf={({ label }) => label.text}
            onItemsChange={choose}
          >
            {(path) => (
              <>
                {box(path, true)}
                <span className="w-20 shrink-0 max-sm:hidden">
                  <NumberInput
                    size="sm"
                    aria-label={tools.display.width(path.label.text)}
                    placeholder={tools.display.auto}
                    value={preferences.widths?.[path.name] ?? null}
                    onValueChange={(width) => size(path, width)}
                  />
                </span>
              </>
            )}
          </SortableList>
          <ul className="flex flex-col ps-8">
            {others.map((path) => (
              <li key={path.name} className="flex min-h-control-sm items-center">
                {box(path, false)}
              </li>
            ))}
          </ul>
          {(place.columns || preferences.columns || preferences.widths) && (
            <Button size="sm" variant="quiet" className="self-start" onClick={asStated}>
              {tools.display.asStated}
            </Button>
          )}
        </Field>
      )}
    </div>
  );
}
