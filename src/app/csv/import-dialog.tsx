import type { Entity } from '#specification';

export function ImportDialog(_: { entity: Entity; onClose: () => void }) {
  return null;
}
