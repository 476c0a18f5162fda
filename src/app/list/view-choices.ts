import type { Screen } from '#specification';

/** What a list is shown as: all of it first, which is a view of the document's own where that leaves nothing out. */
export function viewChoices({ views }: Screen, all: string) {
  const whole = views.find(({ layout, where }) => layout === 'table' && !where);
  const others = views.filter((view) => view !== whole);
  return [
    { value: '', label: whole?.label.text ?? all, stated: whole?.name },
    ...others.map(({ name, label }) => ({ value: name, label: label.text, stated: name })),
  ];
}
