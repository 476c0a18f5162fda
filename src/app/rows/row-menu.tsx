import { ArrowRight, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayChange, mayDelete, useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useRecordAddress, useTakenAlong } from '#app/screens';
import { isAsking, offersOf, transitionLabel, transitionTone } from '#app/transitions';
import { AnchoredMenu, type MenuEntry } from '#components/dropdown-menu';
import type { Entity, Transition, Values } from '#specification';
import { RowQuestion } from './row-question.tsx';
import { useRowChange } from './use-row-change.ts';

interface RowMenuProps {
  entity: Entity;
  record: Values;
  /** The button that was pressed. */
  button: HTMLElement;
  onClose: () => void;
}

/** What can be done with one record of a list now, why some of it cannot, and the questions that come before it. */
export function RowMenu({ entity, record, button, onClose }: RowMenuProps) {
  const { row } = useTools();
  const messages = useMessages();
  const around = useAround();
  const state = useTakenAlong();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const change = useRowChange(entity);
  const [asked, ask] = useState<Transition | 'delete'>();
  const [isClosed, setIsClosed] = useState(false);
  // A question may have come in place of the menu: then it is the question that ends it.
  useEffect(() => {
    if (isClosed && !asked) onClose();
  }, [isClosed, asked, onClose]);
  if (asked) return <RowQuestion {...{ entity, record, onClose }} does={asked} />;

  const ways: MenuEntry[] = [];
  const lead = (label: string, Icon: typeof Pencil, to: string | undefined) => {
    if (to)
      ways.push({ kind: 'action', label, icon: <Icon aria-hidden />, onSelect: () => void navigate(to, { state }) });
  };
  lead(row.open, SquareArrowOutUpRight, addressOf('detail', entity, record));
  if (mayChange(entity, record, around)) lead(row.edit, Pencil, addressOf('edit', entity, record));

  const take = (transition: Transition) => {
    if (isAsking(transition)) ask(transition);
    else void change(record, transition.name);
  };
  const takes = offersOf(entity, record, around, messages).map(
    ({ transition, reason }): MenuEntry => ({
      kind: 'action',
      label: `${transitionLabel(transition, messages)}${transition.asks.length > 0 ? '…' : ''}`,
      icon: <ArrowRight aria-hidden className="rtl:-scale-x-100" />,
      tone: transitionTone(transition),
      reason,
      onSelect: () => take(transition),
    }),
  );
  const remove: MenuEntry[] = mayDelete(entity, record, around)
    ? [
        {
          kind: 'action',
          label: row.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'critical',
          onSelect: () => ask('delete'),
        },
      ]
    : [];
  const nothing: MenuEntry[] = [{ kind: 'action', label: row.nothing, onSelect: onClose, disabled: true }];
  const parts = [ways, takes, remove].filter((part) => part.length > 0);
  const entries = parts.flatMap((part, index): MenuEntry[] => (index > 0 ? [{ kind: 'separator' }, ...part] : part));
  return (
    <AnchoredMenu anchor={button} entries={entries.length > 0 ? entries : nothing} onClose={() => setIsClosed(true)} />
  );
}
