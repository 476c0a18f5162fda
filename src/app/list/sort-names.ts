import { parseSortKey, type Screen } from '#specification';

/** What a list is sorted by: names of paths, each with an arrow for its direction. */
export function sortNames(screen: Screen, sort: readonly string[]): string[] {
  return sort.flatMap((key) => {
    const { name, isDescending } = parseSortKey(key);
    const path = screen.entity?.pathTo(name);
    return path ? [`${path.label.text} ${isDescending ? '↓' : '↑'}`] : [];
  });
}
