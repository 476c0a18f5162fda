import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';

/** What a chapter may be called where a document does not number its chapters; another language adds its words here. */
const words: Record<ChapterKey, readonly string[]> = {
  purpose: [
    'purpose',
    'audience',
    'overview',
    'introduction',
    'goals',
    'vision',
    'for whom',
    'target users',
    'personas',
  ],
  screens: [
    'screen',
    'screens',
    'route',
    'routes',
    'routing',
    'page',
    'pages',
    'view',
    'views',
    'sitemap',
    'navigation',
  ],
  entities: ['entity', 'entities', 'field', 'fields', 'data model', 'data models', 'domain model', 'data dictionary'],
  lifecycles: [
    ...[
      'state',
      'states',
      'transition',
      'transitions',
      'lifecycle',
      'lifecycles',
      'life cycle',
      'workflow',
      'workflows',
    ],
    ...['state machine', 'state machines'],
  ],
  rules: ['validation', 'validations', 'rule', 'rules', 'business rules', 'validation rules', 'constraints'],
  access: [
    ...['role', 'roles', 'permission', 'permissions', 'access', 'access rules', 'access rights', 'rights'],
    ...['authorization', 'authorisation'],
  ],
  calls: ['call', 'calls', 'api', 'apis', 'endpoint', 'endpoints', 'rest api'],
  errors: [
    ...['error', 'errors', 'error states', 'error catalogue', 'error catalog', 'error codes', 'error messages'],
    ...['api errors', 'validation errors'],
  ],
  constants: ['constant', 'constants', 'limit', 'limits', 'settings', 'configuration', 'parameters'],
};

const chapterOfWord = new Map(chapterKeys.flatMap((key) => words[key].map((word) => [word, key] as const)));
const longestWord = 3;

/** The chapter that a heading without a number opens: by the first of its words that names one, whole and never in part. */
export function wordedChapter(title: string): ChapterKey | undefined {
  const found = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Of words that begin alike the longer goes first: `validation errors` are errors.
  for (let at = 0; at < found.length; at++) {
    for (let length = longestWord; length > 0; length--) {
      const key = chapterOfWord.get(found.slice(at, at + length).join(' '));
      if (key) return key;
    }
  }
  return undefined;
}
