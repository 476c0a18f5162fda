import { allSpokenOf } from '../vocabulary/spoken-of.ts';
import { typeWords } from '../vocabulary/words/type-words.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { DraftNames } from './draft-names.ts';
import { type Said, statedOf } from './said-of-field.ts';

/** `^[A-Z]+$`, `text /^[A-Z]+$/`, `string matching ^[A-Z]+$`: what a text is held against. */
export function patternIn(word: string): string | undefined {
  const [, first, slashed, bare] =
    /^(?:(\p{L}+),? +)?(?:(?:matching|matches|pattern|regex|wie|muster)[ :]+)?(?:\/(.+)\/|(\^.+))$/iu.exec(word) ?? [];
  const isText = first === undefined || typeWords.get(first.toLowerCase())?.type === 'string';
  return isText ? (slashed ?? bare) : undefined;
}

const comparison =
  /^(?:[<>≤≥=]|(?:not )?(?:in the (?:past|future)|before|after)\b|(?:later|earlier) than |until |since |between |from |(?:at )?(?:least|most) |min|max|up to |(?:nicht )?(?:in der (?:vergangenheit|zukunft)|vor|nach)(?!\p{L})|zwischen |von |ab |bis |mindestens |höchstens )/iu;

/** A type with what it is compared to, `date >= today`: that is said with the rules. */
export function comparedIn(word: string): Said[] | undefined {
  const [, first = '', rest = ''] = /^(\S+) +(.+)$/.exec(word) ?? [];
  const meaning = comparison.test(rest) ? typeWords.get(first.toLowerCase()) : undefined;
  return meaning && [...statedOf(meaning), ['…', inFlow(rest)]];
}

/** `price per night * nights`, `film.fee * days`: what is worked out of fields; never one of them alone. */
export function workedOut(written: string, names: DraftNames, entity: string): Said[] | undefined {
  const word = written.replace(
    /^(?:computed|calculated|derived|worked out|berechnet)(?: (?:from|as|by|of|aus|als))?[ :=]+/i,
    '',
  );
  const isWorkedOut = /[\p{L}\p{N}_)\]] *(?:[*/+]| - ) *[\p{L}\p{N}_(]/u.test(word) && !/[,;:|]|\/[^ ]/.test(word);
  // Of what stands on both sides of a stroke or a sign only names that there are can be worked out.
  const isOfFields = () =>
    word.includes('*') ||
    allSpokenOf(
      word,
      names.fieldsOf(entity).map((field) => [field]),
    ).length > 0;
  const isNamed = word !== written && names.fieldsOf(entity).includes(word);
  return (isWorkedOut && isOfFields()) || isNamed ? [['computed', inFlow(names.expressed(entity, word))]] : undefined;
}
