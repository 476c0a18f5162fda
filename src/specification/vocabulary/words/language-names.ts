import { languages } from '../../texts/language.ts';

let tags: Map<string, string> | undefined;

/** The languages of two letters, by what they are called in each language of a document, and in their own. */
function tagsByName(): Map<string, string> {
  const found = new Map<string, string>();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const named = (locale: string) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const spoken = languages.map(named);
  for (const tag of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (spoken[0]?.of(tag) === undefined || Intl.getCanonicalLocales(tag)[0] !== tag) continue;
    for (const names of [...spoken, named(tag)]) found.set(names.of(tag)?.toLowerCase() ?? tag, tag);
  }
  return found;
}

/** The tag of a language that is called by its name: `English` is `en`, `Deutsch` is `de`. */
export function languageNamed(word: string): string | undefined {
  tags ??= tagsByName();
  return tags.get(word.trim().toLowerCase());
}
