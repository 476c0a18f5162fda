import type { Widget } from '#specification';

/** What a widget is called; what it counts where the document does not say. */
export function titleOf({ facts, entity, by }: Widget): string {
  if (facts.title) return facts.title;
  return [entity?.plural.text, by?.label.text].filter(Boolean).join(' · ');
}
