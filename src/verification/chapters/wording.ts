import type { Entity, Subject } from '#specification';

/** `Repair · parts · 0 · price` as people read it. */
export function nameOf(entity: Entity, steps: readonly string[]): string {
  return [entity.label.text, ...steps.filter((step) => step !== '0')].join(' · ');
}

export function whoIs({ roles }: Subject): string {
  return roles.join(', ') || 'nobody in particular';
}
