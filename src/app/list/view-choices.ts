import type { Screen } from '#specification';

/** What a list is shown as: all of it first, which is a view of the document's own where that leaves nothing out. */
export function viewChoices({ views, layout: own = 'table' }: Screen, all: string) {
  // Of a view that states nothing yet it is not known what it leaves out, unless it says so by its name.
  const whole = views.find(
    ({ name, label, layout, where }) =>
      !where && (layout === own || (!layout && (name === 'all' || label.text === all))),
  );
  const others = views.filter((view) => view !== whole);
  return [
    { value: '', label: whole?.label.text ?? all, stated: whole?.name },
    ...others.map(({ name, label }) => ({ value: name, label: label.text, stated: name })),
  ];
}
