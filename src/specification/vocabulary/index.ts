export { type About, type Absence, about, type Standard } from './about/index.ts';
export { type VocabularyEntry, vocabulary } from './entries.ts';
export { exampleAt } from './example-at.ts';
export { type ExpressionGroup, exampleRecord, inExpressions } from './in-expressions.ts';
export { type InShort, inShort, nameInShort } from './in-short.ts';
export { chapterSchema, chapterSchemas, type Schema, schemaPath } from './json-schema.ts';
export { chapterOfThing, places, schemaAt, things } from './things.ts';
export { wholes } from './wholes.ts';
export { calledAlike, isCalledAlike } from './words/called-alike.ts';
