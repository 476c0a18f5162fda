import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { FailedAction, fieldReasonsOf } from '#app/problems';
import { useTakenAlong } from '#app/screens';
import { Button } from '#components/button';
import { type Entity, stepsOf, type Values } from '#specification';
import { useEditAddress } from './edit-link.tsx';

/**
 * What went wrong with what was tried. Where that is about answers, none of which is here to be mended: each with what it is
 * called, and the way to the form in which they can be given.
 */
export function Refused({ entity, values, error }: { entity: Entity; values: Values; error: unknown }) {
  const { detail } = useMessages();
  const to = useEditAddress(entity, values);
  const state = useTakenAlong();
  const reasons = fieldReasonsOf(error, (pointer) => entity.field(stepsOf(pointer)[0] ?? '')?.label.text);
  return (
    <FailedAction
      error={error}
      more={
        reasons.length > 0 && (
          <ul className="list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )
      }
      actions={
        to !== undefined &&
        reasons.length > 0 && (
          <Button size="sm" asChild>
            <RouterLink to={to} state={state}>
              {detail.edit}
            </RouterLink>
          </Button>
        )
      }
    />
  );
}
