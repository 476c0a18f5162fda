import type * as z from 'zod';
import { access } from './access/vocabulary.ts';
import { calls } from './calls/vocabulary.ts';
import { constants } from './constants/vocabulary.ts';
import { entities } from './entities/vocabulary.ts';
import { errors } from './errors/vocabulary.ts';
import type { ChapterKey } from './keys.ts';
import { lifecycles } from './lifecycles/vocabulary.ts';
import { purpose } from './purpose/vocabulary.ts';
import { rules } from './rules/vocabulary.ts';
import { screens } from './screens/vocabulary.ts';

/** All that there is to a chapter, apart from its prose. */
interface ChapterParts {
  /** What it may say. */
  vocabulary: z.ZodType;
}

/** The nine chapters. */
export const chapters = {
  purpose: { vocabulary: purpose },
  screens: { vocabulary: screens },
  entities: { vocabulary: entities },
  lifecycles: { vocabulary: lifecycles },
  rules: { vocabulary: rules },
  access: { vocabulary: access },
  calls: { vocabulary: calls },
  errors: { vocabulary: errors },
  constants: { vocabulary: constants },
} satisfies Record<ChapterKey, ChapterParts>;

/** The facts of the nine chapters, as their vocabularies give them. */
export type ChapterFacts = { [K in ChapterKey]: z.output<(typeof chapters)[K]['vocabulary']> };
