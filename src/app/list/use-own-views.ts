import { useDocument } from '#app/product';
import { parseKept, readSetting, useSetting } from '#app/settings';
import type { Screen } from '#specification';

/** A view that somebody keeps in this browser: what an address asks for, under a name. */
export interface OwnView {
  /** As addresses say it. */
  name: string;
  title: string;
  /** The parameters of its address. */
  kept: string;
}

/** The views that somebody keeps of a list. */
export function useOwnViews(
  screen: Screen,
): [views: OwnView[], keep: (views: readonly OwnView[]) => void, readNow: () => OwnView[]] {
  const { id } = useDocument();
  const name = `views.${id}.${screen.name}`;
  const [text, keep] = useSetting(name, '');
  return [
    ownViewsIn(text),
    (views) => keep(views.length > 0 ? JSON.stringify(views) : ''),
    // A message may ask long after it was drawn.
    () => ownViewsIn(readSetting(name) ?? ''),
  ];
}

/** What a text says of views; whatever is none is passed over. */
export function ownViewsIn(text: string): OwnView[] {
  const found = parseKept(text);
  return Array.isArray(found) ? found.filter(isOwnView) : [];
}

function isOwnView(value: unknown): value is OwnView {
  const view = value as Partial<OwnView> | null;
  return [view?.name, view?.title, view?.kept].every((part) => typeof part === 'string');
}

/** A name for addresses that no other view has. */
export function nameFor(title: string, views: readonly OwnView[]): string {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['view'];
  const plain = words.join('-');
  let name = plain;
  for (let number = 2; views.some((view) => view.name === name); number++) name = `${plain}-${number}`;
  return name;
}
