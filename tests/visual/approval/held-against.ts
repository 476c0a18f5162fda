import type { Manifest } from '../baselines.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';

/** What baselines say, of the pictures those of changes alone. */
export function heldAgainst(manifest: Manifest | undefined, changes: readonly Change[]): Manifest | undefined {
  const pictures = changes.flatMap((change) => {
    const name = pictureName(change);
    const approved = manifest?.pictures[name];
    return approved ? [[name, approved] as const] : [];
  });
  return manifest && { ...manifest, pictures: Object.fromEntries(pictures) };
}
