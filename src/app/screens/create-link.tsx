import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { useDocument } from '#app/product';
import { Button, type ButtonProps } from '#components/button';
import type { Entity } from '#specification';
import { useTakenAlong } from './came-from.ts';
import { FormTitle } from './form-title.tsx';
import { useScreenName } from './screen-name.ts';

interface CreateLinkProps {
  entity: Entity;
  /** Answers that the new record begins with: references, by field. */
  given?: Readonly<Record<string, string>>;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** The way to a new record, for who may make one; nothing where no screen makes one. */
export function CreateLink({ entity, given = {}, variant, size }: CreateLinkProps) {
  const { product, to } = useDocument();
  const { subject } = useSession();
  const nameOf = useScreenName();
  const state = useTakenAlong();
  const screen = product.screenOf('create', entity);
  if (!screen || screen.needsRecord || !screen.isFor(subject)) return null;
  return (
    <Button asChild variant={variant} size={size}>
      <RouterLink
        to={{ pathname: to(screen.addressOf({})), search: new URLSearchParams(given).toString() }}
        state={state}
      >
        <Plus aria-hidden className="size-4" />
        <FormTitle screen={screen} title={nameOf(screen)} />
      </RouterLink>
    </Button>
  );
}
