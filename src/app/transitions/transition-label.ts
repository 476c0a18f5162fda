import type { Messages } from '#app/messages';
import { doing, type Transition } from '#specification';

/** What a transition is called where it stands alone: with what it is done to where the app says the same of something else. */
export function transitionLabel({ label, lifecycle }: Transition, messages: Messages): string {
  const { entity } = lifecycle;
  const isOurs = label.text.trim().toLocaleLowerCase() === messages.form.cancel.toLocaleLowerCase();
  return isOurs ? doing(entity.product.specification.purpose.locales).one(label.text, entity.label.text) : label.text;
}
