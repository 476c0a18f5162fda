import { conditionSaid } from './condition-said.ts';
import type { OwnNames } from './own-example.ts';
import { layoutOf } from './own-screen.ts';
import { allSpokenOf } from './spoken-of.ts';
import { inFlow } from './written.ts';

/** `board by state`, `calendar by start`: how records are laid out; else which of them are in the view. */
export function viewSaid(words: string, entity: string, names: OwnNames): string {
  const as = layoutOf(words);
  if (as === undefined) return `{ where: ${inFlow(conditionSaid(words, entity, names))} }`;
  const dates = names.fieldsOf(entity).filter((field) => /^date/.test(names.kindOf(entity, field) ?? ''));
  const [on] =
    as === 'calendar'
      ? allSpokenOf(
          words,
          dates.map((field) => [field]),
        )
      : [];
  return `{ as: ${as}${on === undefined ? '' : `, on: ${inFlow(on)}`}, where: none }`;
}
