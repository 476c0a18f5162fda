import { Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '#app/messages';
import { useFieldControl, useFieldLabel } from '#components/field';
import { TextInput } from '#components/text-input';
import type { Entity } from '#specification';
import { useClosedWords } from './use-closed-words.ts';

interface ClosedChoiceProps extends Pick<ComponentProps<typeof TextInput>, 'size' | 'onBlur'> {
  /** Of what would be chosen. */
  to: Entity;
  /** What is chosen all the same. */
  chosen?: string;
  /** What can be done with it beside. */
  actions?: ReactNode;
}

/** In place of a choice among records that who looks may not look through: who may not, and who may. */
export function ClosedChoice({ to, chosen = '', actions, ...rest }: ClosedChoiceProps) {
  const messages = useMessages();
  const words = useClosedWords()(to);
  const field = useFieldControl();
  const label = useFieldLabel();
  const id = useId();
  return (
    <>
      <div className="flex items-center gap-1">
        <TextInput
          {...rest}
          readOnly
          value={chosen}
          placeholder={messages.hidden}
          prefix={<Lock aria-hidden />}
          aria-labelledby={label}
          aria-describedby={[field['aria-describedby'], id].filter(Boolean).join(' ')}
          className="min-w-0 flex-1"
        />
        {actions}
      </div>
      <p id={id} className="text-sm text-muted">
        {words}
      </p>
    </>
  );
}
