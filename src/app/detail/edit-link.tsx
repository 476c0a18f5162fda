import { Pencil } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { mayChange, useAround, useSession } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { FormTitle, useRecordAddress, useTakenAlong } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { deniedWords } from '#app/transitions';
import { Button } from '#components/button';
import { useToast } from '#components/toast';
import { type Entity, mayTry, type Values } from '#specification';

/** Where a record's form is, for who may change anything of it as it stands. */
export function useEditAddress(entity: Entity, values: Values): string | undefined {
  const around = useAround();
  const to = useRecordAddress()('edit', entity, values);
  return mayChange(entity, values, around) ? to : undefined;
}

/** Why a record is not changed as it stands, and whether it is how it stands that keeps it; undefined where it can be, or nobody is to learn of it. */
export function useLock(entity: Entity, values: Values): { reason: string; isOfRecord: boolean } | undefined {
  const around = useAround();
  const { role } = useSession();
  const messages = useMessages();
  const { form, everyone } = messages;
  const to = useRecordAddress()('edit', entity, values);
  if (!to || mayChange(entity, values, around)) return undefined;
  const state = entity.lifecycle?.stateOf(values);
  const { access } = entity.product;
  const permission = access.decide('update', entity, around, values);
  const unknown = entity.lifecycle?.unknownStateOf(values);
  if (unknown !== undefined && mayTry(permission, entity, values, around))
    return { reason: form.locked.noSuchState(unknown), isOfRecord: true };
  if (state !== undefined && mayTry(permission, entity, values, around))
    return { reason: form.locked.state(state.label.text), isOfRecord: true };
  if (access.hidesDenied) return undefined;
  if (access.decide('update', entity, around).answer === true)
    return { reason: deniedWords(permission, 'update', entity, around, messages), isOfRecord: true };
  const whose = access.role(role)?.label.text ?? everyone;
  return { reason: form.locked.role(whose), isOfRecord: false };
}

/** Where a record cannot be changed, the key for it says why. */
export function LockedKey({ entity, reason }: { entity: Entity; reason: string }) {
  const messages = useMessages();
  const tell = useToast();
  useShortcuts(entity.label.text, [
    { key: 'e', label: messages.detail.edit, reason, run: () => void tell({ title: reason, tone: 'info' }) },
  ]);
  return null;
}

/** The way to a record's form. */
export function EditLink({ entity, values, to }: { entity: Entity; values: Values; to: string }) {
  const messages = useMessages();
  const state = useTakenAlong();
  const navigate = useNavigate();
  useShortcuts(entity.label.text, [{ key: 'e', label: messages.detail.edit, run: () => void navigate(to, { state }) }]);
  const screen = entity.product.screenOf('edit', entity);
  const current = entity.lifecycle?.stateOf(values);
  return (
    <GapOutline path={current ? `${current.path}.editable` : ''} subject={messages.detail.edit}>
      <Button asChild>
        <RouterLink to={to} state={state}>
          <Pencil aria-hidden className="size-4" />
          {screen ? (
            <FormTitle screen={screen} of={entity.keyOf(values)} title={messages.detail.edit} />
          ) : (
            messages.detail.edit
          )}
        </RouterLink>
      </Button>
    </GapOutline>
  );
}
