import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** What a story is called in code, from the name of what it shows: a name in any script stays readable. */
function exportNameOf(wanted: string): string {
  const name = wanted.replace(/[^\p{ID_Continue}]/gu, '_');
  return /^[\p{ID_Start}_]/u.test(name) ? name : `_${name}`;
}

/** Names that nothing else has. Two stories may not even differ only in what Storybook leaves out of an id. */
export class StoryNames {
  readonly #ids = new Set<string>();

  unique(wanted: string): string {
    const name = exportNameOf(wanted);
    for (let count = 1; ; count++) {
      const tried = count === 1 ? name : `${name}_${count}`;
      const id = toId('document', storyNameFromExport(tried));
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      return tried;
    }
  }
}

/** The place of a document among the stories; of two with one title, each has its file in it. */
export function titleOf(title: string, file: string, others: readonly string[]): string {
  const plain = title.replaceAll('/', '-').trim();
  const isUsable = /[\p{L}\p{N}]/u.test(plain) && others.every((other) => other !== title);
  if (isUsable) return `Products/${plain}`;
  return `Products/${[plain, file].filter(Boolean).join(' · ')}`;
}
