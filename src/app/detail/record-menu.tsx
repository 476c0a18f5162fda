import { ArrowRight, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayDelete, useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { holdersOf, useRecordName } from '#app/screens';
import {
  isAsking,
  mainOffer,
  offersOf,
  TakeQuestion,
  type TransitionsProps,
  transitionLabel,
  transitionTone,
  useTake,
} from '#app/transitions';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { useStrings } from '#components/locale';
import type { Transition } from '#specification';
import { DeleteQuestion } from './delete-question.tsx';
import { useLock } from './edit-link.tsx';

interface RecordMenuProps extends TransitionsProps {
  size?: 'sm' | 'md';
}

/** What is done rarely with a record, and on a phone whatever has no room beside what is done next. */
export function RecordMenu({ size, ...props }: RecordMenuProps) {
  const { entity, record } = props;
  const { values } = record;
  const messages = useMessages();
  const strings = useStrings();
  const around = useAround();
  const taking = useTake(props);
  const name = useRecordName()(entity, values);
  const [isNarrow, setIsNarrow] = useState(false);
  const [asked, setAsked] = useState<Transition | 'delete'>();
  const [isOpen, onOpenChange] = useState(false);
  const ask = (does: typeof asked) => {
    setAsked(does);
    onOpenChange(true);
  };
  const offers = offersOf(entity, values, around, messages);
  const main = mainOffer(offers);
  const others = offers.filter((offer) => offer !== main);
  const isDeletable = mayDelete(entity, values, around);
  const lock = useLock(entity, values);
  const locked = lock?.isOfRecord ? lock.reason : undefined;
  if (!isDeletable && others.length === 0 && locked === undefined) return null;
  const takes = others.map(
    ({ transition, reason }): MenuEntry => ({
      kind: 'action',
      label: transitionLabel(transition, messages),
      icon: <ArrowRight aria-hidden className="rtl:-scale-x-100" />,
      tone: transitionTone(transition),
      reason,
      onSelect: () => (isAsking(transition) ? ask(transition) : void taking.take(transition)),
    }),
  );
  const entries: MenuEntry[] = isNarrow ? takes : [];
  // What can be done elsewhere is looked for here: said instead of left out.
  if (locked !== undefined)
    entries.unshift({
      kind: 'action',
      label: messages.detail.edit,
      icon: <Pencil aria-hidden />,
      reason: locked,
      onSelect: () => undefined,
    });
  if (isDeletable) {
    if (entries.length > 0) entries.push({ kind: 'separator' });
    const { remove } = messages.detail;
    entries.push({
      kind: 'action',
      label: remove,
      icon: <Trash2 aria-hidden />,
      tone: 'critical',
      onSelect: () => ask('delete'),
    });
  }
  const [holder = '', ...further] = isDeletable ? holdersOf(entity) : [];
  return (
    <>
      <GapOutline path={holder} shown={further} subject={messages.detail.remove}>
        <DropdownMenu
          align="end"
          onOpenChange={(isOpening) => isOpening && setIsNarrow(matchMedia('(width < 40rem)').matches)}
          trigger={
            <IconButton
              size={size}
              label={strings.rowActions(name)}
              aria-busy={taking.isBusy || undefined}
              className={isDeletable || locked !== undefined ? '' : 'sm:hidden'}
            >
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          entries={entries}
        />
      </GapOutline>
      {isDeletable && <DeleteQuestion {...props} isOpen={isOpen && asked === 'delete'} onOpenChange={onOpenChange} />}
      {asked && asked !== 'delete' && (
        <TakeQuestion {...{ entity, record, taking, isOpen, onOpenChange }} transition={asked} />
      )}
    </>
  );
}
