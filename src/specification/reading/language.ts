import { distance } from 'fastest-levenshtein';

/** The language of a fenced block, without what some tools write around and behind it: `{.yaml #id}`, `yaml title="x"`, `text/yaml`. */
export function languageOf(info: string): string {
  const bare = info.replace(/\p{Cf}/gu, '').trim();
  const inner = bare.replace(/^\{(?:code(?:-block|-cell)?)\}\s*/i, '').replace(/^[\s{.]+/, '');
  const word = /^[^\s{}[\](),:;="'#]+/.exec(inner)?.[0] ?? '';
  return word.replace(/^(?:application\/|text\/|lang(?:uage)?-)?(?:x-)?/i, '');
}

/** Whether a block is in the language that the app is assembled from. */
export function isYaml(language: string): boolean {
  return /^ya?ml$/i.test(language);
}

/** Whether somebody may have meant it to be, or did not say what it is. */
export function mayBeYaml(language: string): boolean {
  const written = language.slice(0, 20).toLowerCase();
  const isNear = distance(written, 'yaml') <= 2 || distance(written, 'yml') <= 1 || /ya?ml|json/.test(written);
  return written === '' || isNear || /^(?:te?xt|plain(?:text)?|none|code|conf(?:ig)?)$/.test(written);
}
