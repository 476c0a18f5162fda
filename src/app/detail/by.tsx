import { useReferenceName } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';

/** Who did something, by name; where the product keeps no users, by role. Never by key; nothing where that may not be seen. */
export function By({ id }: { id: string }) {
  const { users, access } = useProduct();
  const messages = useMessages();
  const { text, isHidden } = useReferenceName(users?.entity, id);
  const role = users ? undefined : access.role(id)?.label.text;
  const name = isHidden ? undefined : text || role;
  return name ? messages.detail.by(name) : null;
}
