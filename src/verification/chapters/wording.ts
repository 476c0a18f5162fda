import type { Entity } from '#specification';

/** `Repair · parts · 0 · price` as people read it. */
export function nameOf(entity: Entity, steps: readonly string[]): string {
  return [entity.label.text, ...steps.filter((step) => step !== '0')].join(' · ');
}
