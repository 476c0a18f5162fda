import type { Screen } from '#specification';

/** What a list is sorted by: names of paths, each with an arrow for its direction. */
export function sortNames(screen: Screen, sort: readonly string[]): string[] {
  return sort.flatMap((key) => {
    const path = screen.entity?.pathTo(key.replace(/^-/, ''));
    return path ? [`${path.label.text}${key.startsWith('-') ? ' ↓' : ' ↑'}`] : [];
  });
}
