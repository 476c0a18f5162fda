import { Plus } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { type SearchPlace, useBeginning } from '#app/search';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import type { Entity, Field, Values } from '#specification';
import { MakeRecordContext } from './make-record.ts';

export interface CreateInPlaceProps {
  field: Field;
  to: Entity;
  place: SearchPlace;
  /** There is nothing to choose: it says in words what it does. */
  isWanted: boolean;
  onMade: (key: string) => void;
}

/** The way to a new record to choose, for who may make one, without leaving the form. */
export function CreateInPlace({ field, to, place, isWanted, onMade }: CreateInPlaceProps) {
  const messages = useMessages();
  const { product } = useDocument();
  const { subject } = useSession();
  const MakeRecord = use(MakeRecordContext);
  const beginning = useBeginning(field, place);
  const [given, setGiven] = useState<Values>();
  const screen = product.screenOf('create', to);
  if (!MakeRecord || !screen || screen.needsRecord || !screen.isFor(subject)) return null;
  const label = messages.form.addOne(to.label.text);
  const open = () => void beginning().then(setGiven);
  return (
    <>
      {isWanted ? (
        <Button size="sm" onClick={open}>
          <Plus aria-hidden className="size-4" />
          {label}
        </Button>
      ) : (
        <IconButton label={label} onClick={open}>
          <Plus aria-hidden />
        </IconButton>
      )}
      {given && (
        <Suspense fallback={null}>
          <MakeRecord entity={to} given={given} onMade={onMade} onClose={() => setGiven(undefined)} />
        </Suspense>
      )}
    </>
  );
}
