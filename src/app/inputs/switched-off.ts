import type { Field, Values } from '#specification';

/** Answers that a form begins with, with those of its switches: what looks as if it were off is so. */
export function switchedOff(fields: readonly Field[], begun: Values): Values {
  const off = fields.filter(({ name, beginsOff }) => beginsOff && (begun[name] ?? null) === null);
  return { ...begun, ...Object.fromEntries(off.map(({ name }) => [name, false])) };
}
