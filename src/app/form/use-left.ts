import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useIsHere, useRecordName } from '#app/screens';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';

/** What becomes of a form that somebody leaves while it is being saved. */
export interface Left {
  isHere: () => boolean;
  /** Says that it is not saved, and offers the way back to it. */
  tellFailed: (error?: unknown) => void;
}

/** Follows whether somebody has left a form. */
export function useLeft(entity: Entity, values: Values | undefined): Left {
  const isHere = useIsHere();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tell = useToast();
  const messages = useMessages();
  const tools = useTools();
  const reasonsOf = useReasons();
  const nameOf = useRecordName();
  return {
    isHere,
    tellFailed: (error) => {
      const title = tools.form.leftFailed(values ? nameOf(entity, values) : entity.label.text);
      tell({
        title: error === undefined ? title : `${title}: ${reasonsOf(error).join(' ')}`,
        actions: [{ label: messages.form.open, onAction: () => void navigate({ pathname, search }) }],
        tone: 'critical',
      });
    },
  };
}
