export {
  assumedFileBytes,
  assumedNames,
  assumedOnDelete,
  assumedPageSize,
  assumedSearch,
  assumedStars,
  assumedSubject,
  numberedKey,
} from './assumptions.ts';
export { effects, type Thing } from './chapters/effects.ts';
export type { ErrorFacts } from './chapters/errors/vocabulary.ts';
export type { Tone } from './chapters/facts.ts';
export { type ChapterKey, chapterKeys } from './chapters/keys.ts';
export { unreachable } from './chapters/lifecycles/reach.ts';
export type { WidgetFacts } from './chapters/screens/vocabulary.ts';
export { isColor } from './color.ts';
export * from './compile/index.ts';
export { permissionKeys } from './compile/permission-keys.ts';
export {
  type Answer,
  Day,
  Duration,
  dayAt,
  dayOf,
  Expression,
  fits,
  lengthOf,
  type Node,
  plain,
  type Scope,
  type Structure,
  startOf,
  Unknown,
  type Value,
  weekOf,
  zoneOf,
} from './expressions/index.ts';
export { type Attachment, attachmentOf, isAccepted, isPicture } from './fields/attachment.ts';
export { boundAs } from './fields/bound.ts';
export { canonical, isAlike } from './fields/canonical.ts';
export { type FieldKind, kinds } from './fields/index.ts';
export type { Kind } from './fields/kind.ts';
export { isWrittenFreely, meantBy } from './fields/meant-by.ts';
export { isTime } from './fields/time.ts';
export { fnv1a } from './fnv1a.ts';
export type { Gap, GapEffect, Weight } from './gap.ts';
export { haveAll, isObject, isSame, ownOf, pick } from './json.ts';
export { isSafeLink } from './link.ts';
export * from './list-query.ts';
export { suggest } from './near.ts';
export { dialled, isPhone } from './phone.ts';
export { pointerTo, stepsOf } from './pointer.ts';
export { type Positions, positionAt } from './reading/positions.ts';
export type { Prose } from './reading/prose.ts';
export { textOf } from './reading/prose-text.ts';
export { remember } from './remember.ts';
export { formatSortKey, parseSortKey } from './sort-key.ts';
export { beginOf, daysIn, daysOfSpan, type Span, type Stretch, spans } from './span.ts';
export type { Chapter, Knowledge, Specification } from './specification.ts';
export { doing } from './texts/doing.ts';
export { durationWords } from './texts/duration-words.ts';
export { fileKinds } from './texts/file-kinds.ts';
export { fileSize } from './texts/file-size.ts';
export { folded } from './texts/folded.ts';
export { inSentence } from './texts/in-sentence.ts';
export { isSpoken, type Language, languageOf } from './texts/language.ts';
