import { isSame, type Values } from '#specification';

/** Only the answers that are not what they were. */
export function changed(answers: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => !isSame(answer, before[name])));
}

/**
 * The answers over a newer version of the record: what was changed here stays, anything else becomes what it is now.
 * @param before what the answers were made from
 */
export function rebased(answers: Values, before: Values, now: Values): Values {
  const mine = changed(answers, before);
  return Object.fromEntries(
    Object.keys(answers).map((name) => [name, Object.hasOwn(mine, name) ? mine[name] : (now[name] ?? null)]),
  );
}

/** The fields that were changed here and, differently, elsewhere. */
export function contested(answers: Values, before: Values, now: Values): string[] {
  const mine = changed(answers, before);
  return Object.keys(mine).filter((name) => !isSame(before[name], now[name]) && !isSame(mine[name], now[name]));
}
