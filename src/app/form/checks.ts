import { ahead, freshly } from '#components/lazily';
import type { Around, Entity, Values } from '#specification';
import type { HeldUnique, Issue, Judging } from '#specification/validation';

const loadValidation = () => import('#specification/validation');
const loadTexts = () => import('#specification/texts/issues');
ahead(async () => (await loadValidation()).ready());
ahead(async () => (await loadTexts()).issueWordsFor(document.documentElement.lang));

/** What checks answers: loaded before the first check, not with the form. */
export interface Checks {
  /** What is wrong, each with its text. */
  validate: (entity: Entity, values: Values, around: Around, judging: Judging) => (Issue & { text: string })[];
  /** What a record has that no other may have. */
  uniquesIn: (entity: Entity, values: Values) => HeldUnique[];
}

/** Loads what checks answers, in the language of the product. */
export async function loadChecks(locale: string): Promise<Checks> {
  const [validation, texts] = await Promise.all([freshly(loadValidation), freshly(loadTexts)]);
  const [words] = await Promise.all([texts.issueWordsFor(locale), validation.ready()]);
  return {
    uniquesIn: validation.uniquesIn,
    validate: (...asked) =>
      validation.validate(...asked).map((issue) => ({ ...issue, text: texts.issueText(issue, words) })),
  };
}
