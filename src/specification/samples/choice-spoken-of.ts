import type { Field, Values } from '../compile/index.ts';
import { folded } from '../texts/folded.ts';

/** Shorter words stand in others by chance; a sign of Chinese or Japanese says more than a letter. */
const isTelling = (word: string) => word.length >= (/[\u3040-\u9fff]/.test(word) ? 2 : 3);

/** The choice that a record's name speaks of: a *Circular saw* is a saw. */
export function choiceSpokenOf({ kindName, isUnique, entity, choices, facts }: Field, record: Values): unknown {
  const name = entity.nameField && record[entity.nameField.name];
  if (kindName !== 'choice' || isUnique || facts.examples || typeof name !== 'string') return undefined;
  const said = folded(name);
  return choices.find(({ title }) => isTelling(title) && said.includes(folded(title)))?.value;
}
