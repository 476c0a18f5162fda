import { inSentence } from './in-sentence.ts';
import { isSpoken, type Language, languageOf } from './language.ts';

interface Sentences {
  /** Of something by its name: `Cancel R-000021`. */
  named: (verb: string, name: string) => string;
  /** Of what something is: `Cancel the repair`. */
  one: (verb: string, kind: string) => string;
}

const verbLast = (verb: string, thing: string) =>
  // Only a verb stands behind what it is done to, and in small letters.
  /n$/.test(verb) ? `${thing} ${verb.charAt(0).toLocaleLowerCase('de')}${verb.slice(1)}` : plain(verb, thing);

const plain = (verb: string, thing: string) => `${verb}: ${thing}`;

const sentences: Record<Language, Sentences> = {
  en: {
    named: (verb, name) => `${verb} ${name}`,
    one: (verb, kind) => `${verb} the ${inSentence(kind)}`,
  },
  de: { named: verbLast, one: verbLast },
  ja: { named: (verb, name) => `${name}を${verb}`, one: (verb, kind) => `${kind}を${verb}` },
  ar: { named: (verb, name) => `${verb} ${name}`, one: (verb, kind) => `${verb} ${kind}` },
};

/**
 * What is done with something, in a sentence of the language that both words are written in; one after the other where
 * that is not known.
 * @param locales as the document states them
 */
export function doing(locales: readonly string[] | null | undefined): Sentences {
  const [locale] = locales ?? [];
  const { named, one } = locale !== undefined && isSpoken(locale) ? sentences[languageOf(locale)] : other;
  return {
    named: (verb, name) => (isPhrase(verb) ? plain(verb, name) : named(verb, name)),
    one: (verb, kind) => (isPhrase(verb) ? verb : one(verb, kind)),
  };
}

/** In a language that is not known, several words are left as they are; one alone might be taken for the way out. */
const other: Sentences = { named: plain, one: (verb, kind) => (/\s/.test(verb) ? verb : plain(verb, kind)) };

/** Words beside a verb that name nothing: `Hand back`, `Als fertig melden`. */
const beside =
  /\s(back|in|out|up|off|on|down|over|away|through|again)$|^(als|an|auf|aus|für|in|neu|nicht|wieder|zum|zur)\s/i;

/** It names what it is done to already, or who does it: `Write diagnosis`, `Customer agrees`. */
const isPhrase = (verb: string) => /\s/.test(verb) && !beside.test(verb);
