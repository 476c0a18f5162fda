import type { Screen } from '#specification';

/** What the draft of a form is called. @param key of the record; absent for a new one */
export function formNameOf(screen: Screen, key = 'new'): string {
  return `${screen.name}.${key}`;
}
