import { clausesOf, fieldsSpokenOf, type Owned, wordsLeft } from './own-limits.ts';
import { actionsNamed } from './words/action-words.ts';
import { saysEverything } from './words/everything.ts';
import { wordsFor } from './words-of-rights.ts';

/** What may be done, and to what. */
export interface Right {
  can: 'all' | readonly string[];
  on: 'all' | readonly string[];
  /** What it is limited to, and whether it is denied: `{ when: record.open }`. */
  limits: Readonly<Record<string, unknown>>;
}

/** Whose rights they are, and the names that they may be of. */
export interface Of {
  role: string;
  names: Owned;
  isDenied: boolean;
}

/** Actions, each once: those that every record has in front. */
export const inOrder = (actions: readonly string[]) => {
  const named = actionsNamed(actions.join(' '));
  return [...named, ...actions.filter((action, index) => !named.includes(action) && actions.indexOf(action) === index)];
};

/** `but deleting`: what somebody does, in another form of the word. */
export const isOfDeed = (text: string) =>
  (text.match(/\p{L}+(?=ing(?!\p{L}))/gu) ?? []).some((stem) => actionsNamed(`${stem} ${stem}e`).length > 0) ||
  actionsNamed(text).length > 0;

/** What words deny of a right: actions, what they are done to, or fields of that; none where they speak of anything else. */
export function deniedBy(text: string, of: Of, right: Pick<Right, 'can' | 'on'>): Right[] {
  // What is taken out of a denial is allowed by nobody yet.
  if (of.isDenied) return [];
  const { names, role } = of;
  const either = text.split(/\s+(?:or|nor|oder|noch)\s+/iu);
  const parts = either.every((part) => wordsFor(part, names).length > 0) ? either : [text];
  const denials = parts.map((part) =>
    clausesOf(part, (words) => wordsFor(words, names), role).map(({ words }, at) => {
      const denial = denialOf(words, of, right);
      // Whether `may not read owners and edit visits` denies the second too, only a person knows.
      return denial && at > 0 ? { ...denial, limits: { ...denial.limits, effect: '…' } } : denial;
    }),
  );
  const all = denials.flat();
  return all.every((one) => one !== undefined) ? all : [];
}

function denialOf(text: string, { role, names }: Of, right: Pick<Right, 'can' | 'on'>): Right | undefined {
  const denied = actionsNamed(text);
  // What may not be seen is not found in a list.
  const actions = denied.includes('read') ? inOrder(['list', ...denied]) : denied;
  const spoken = names.spokenOf(text);
  const isAll = saysEverything(text);
  const fielded = spoken.length === 0 && !isAll ? fieldsSpokenOf(text, right.on, names) : undefined;
  const entities = fielded?.on ?? spoken;
  const isClear = actions.length > 0 || entities.length > 0 || isAll;
  const namesIn = (words: string) => fielded?.namesIn(words) ?? names.spokenOf(words);
  if (!isClear || wordsLeft(text, [namesIn], role).length > 0) return undefined;
  const all = isAll ? 'all' : right.on;
  return {
    can: actions.length > 0 ? actions : right.can,
    on: entities.length > 0 ? entities : all,
    limits: { ...(fielded && { fields: fielded.fields }), effect: 'deny' },
  };
}
