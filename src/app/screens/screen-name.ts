import { type Messages, useMessages } from '#app/messages';
import type { Entity, Screen } from '#specification';

/**
 * What a screen is called wherever it is named: as stated, or as its name says in words; else a form is called after what is done there, in the words of
 * its own name where that has any, and a page that has the name of its entity as people call that.
 * @param record what the record is called that it is opened for
 */
export function screenName(
  { name, label, kind, entity }: Pick<Screen, 'name' | 'label' | 'kind' | 'entity'>,
  messages: Messages,
  record?: string,
): string {
  // `Change appointment` is what people read, and `editAppointment` a name.
  if (!label.assumed || !entity || / /.test(name)) return label.text;
  if (kind === 'create') return saysNew(label.text, entity) ? messages.list.create(entity.label.text) : label.text;
  if (kind === 'edit') return `${messages.detail.edit}: ${record ?? entity.label.text}`;
  if (label.text !== entity.product.labelOf(entity.name, undefined).text) return label.text;
  return kind === 'list' && !entity.plural.assumed ? entity.plural.text : entity.label.text;
}

/** What the button of a form for a new record says: what the screen is called, where that says what is done. */
export function createLabel({ label }: Pick<Screen, 'label'>, entity: Entity, { form }: Messages): string {
  return label.assumed || saysNew(label.text, entity) ? form.create(entity.label.text) : label.text;
}

/** Whether a name says no more than that there is something new: `newTool`, and not `lendTool`. */
function saysNew(name: string, entity: Entity): boolean {
  const wordsOf = (text: string) => text.toLowerCase().split(' ');
  const plain = [
    'new',
    'create',
    'add',
    'neu',
    'neue',
    'neuer',
    'neues',
    ...wordsOf(entity.product.labelOf(entity.name, undefined).text),
  ];
  return wordsOf(name).every((word) => plain.includes(word));
}

/** The names of screens, in the language that is spoken. */
export function useScreenName(): (screen: Screen, record?: string) => string {
  const messages = useMessages();
  return (screen, record) => screenName(screen, messages, record);
}
