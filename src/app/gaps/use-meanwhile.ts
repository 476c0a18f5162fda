import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';

/** What the app does for as long as something in its document cannot be used. */
export function useMeanwhile(): string {
  const { isEarlier, product } = useDocument();
  const { problems, permission } = useMessages();
  if (isEarlier) return problems.earlier;
  return product.access.isClosed ? permission.closed : problems.leftOut;
}
