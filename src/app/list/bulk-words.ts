import type { Messages } from '#app/messages';
import type { Tools } from '#app/messages/tools';
import { doing, type Entity } from '#specification';
import type { BulkAction } from './bulk.ts';

type Words = Tools['selection'];

interface Asked {
  action: BulkAction;
  entity: Entity;
  /** What it is called in a button. */
  label: string;
  /** The records that it is done to: by name where it is one, else by their number. */
  things: string;
  count: number;
}

/** What is done, in a word. */
export function bulkLabelOf({ does, transition }: BulkAction, { detail }: Messages, { change }: Words): string {
  return transition?.label.text ?? (does === 'update' ? change : detail.remove);
}

/** The question before something is done to records; of one alone it is that of its own page. */
export function bulkQuestionOf({ action, entity, label, things, count }: Asked, messages: Messages): string {
  if (count !== 1) return messages.list.bulkQuestion(label, things);
  return action.transition
    ? doing(entity.product.specification.purpose.locales).named(label, things)
    : messages.detail.removeQuestion(things);
}

/** What the button says that does it: what, and to how many. */
export function bulkActionOf(
  { action, entity, label, things, count }: Asked,
  messages: Messages,
  words: Words,
): string {
  if (!action.transition)
    return action.does === 'update' ? words.changeThem(things) : messages.detail.removeOne(things);
  return count === 1
    ? doing(entity.product.specification.purpose.locales).one(label, entity.label.text)
    : messages.list.bulkAction(label, things);
}
