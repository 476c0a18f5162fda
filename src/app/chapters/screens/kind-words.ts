import type { ChapterMessages } from '#app/messages';
import type { Screen } from '#specification';

/** What a screen is, in words; else whether that is not shown, or was refused. */
export function kindWords({ kind, path, product }: Screen, { map, overview }: ChapterMessages): string {
  if (kind) return map.kinds[kind];
  return product.isUnusable(path, 'itself') || product.isUnusable(`${path}.kind`) ? overview.refused : map.noKind;
}
