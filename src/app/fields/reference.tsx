import { Link as RouterLink } from 'react-router';
import { useAround, useReferenceName } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { isEmpty } from '#specification';
import { Hidden } from './field.tsx';
import { FieldLink } from './field-link.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const reference: FieldView = { Display: ReferenceDisplay };

function ReferenceDisplay({ field, value, compact }: FieldDisplayProps) {
  const messages = useMessages();
  const address = useAddress(field, String(value));
  const { text, isHidden, isGone } = useReferenceName(field.to, String(value));
  // What the reference leads to is not stated: then all that is known of it is what was answered.
  if (!field.to) return <bdi>{String(value)}</bdi>;
  if (isHidden) return <Hidden compact={compact} />;
  if (isGone) return <span className="text-muted">{messages.gone}</span>;
  if (compact || !address) return <bdi>{text}</bdi>;
  return (
    <FieldLink asChild>
      <RouterLink to={address}>{text}</RouterLink>
    </FieldLink>
  );
}

/** Where the record is found, once enough of it is known. */
function useAddress({ to: entity }: FieldDisplayProps['field'], key: string): string | undefined {
  const { product, to } = useDocument();
  const around = useAround();
  const screen = entity && product.screenOf('detail', entity);
  const values = entity && around.find?.(entity, key);
  if (!screen || !values || screen.address.parameters.some((name) => isEmpty(values[name]))) return undefined;
  return to(screen.addressOf(values));
}
