import { type RefObject, Suspense, useSyncExternalStore } from 'react';
import { FailedAction, recoveryOf } from '#app/problems';
import type { OneRecord } from '#client';
import { Banner } from '#components/banner';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { Entity } from '#specification';
import type { Answers } from './answers.ts';
import { comeIntoView } from './come-into-view.ts';
import { LookFirst } from './look-first.tsx';
import type { Opened } from './use-opened.ts';

const Conflict = lazily(() => import('./conflict.tsx'), 'Conflict');

export interface FormFailureProps {
  failure: unknown;
  entity: Entity;
  opened: Opened;
  answers: Answers;
  onRetry: () => void;
  /** Is given what saving the form does while the choice is there. */
  saving: RefObject<(() => void) | undefined>;
  onSaveMine: (current: OneRecord, given: readonly string[]) => void;
  onTakeTheirs: (current: OneRecord, given: readonly string[]) => void;
}

/** What went wrong with the last try, and what of the whole record deserves a look. */
export function FormFailure({ failure, entity, opened, answers, onRetry, ...choice }: FormFailureProps) {
  const values = useSyncExternalStore(answers.subscribe, answers.values);
  const warning = useSyncExternalStore(answers.subscribe, answers.warnings).get('');
  return (
    <>
      {warning && <Banner tone="caution" title={warning} />}
      {failure !== undefined &&
        (opened.from && recoveryOf(entity.product, failure) === 'compare' ? (
          <Suspense fallback={<Skeleton lines={2} />}>
            <Conflict entity={entity} error={failure} base={opened.base} mine={values} {...choice} />
          </Suspense>
        ) : (
          <div ref={comeIntoView} tabIndex={-1} className="scroll-mt-16 outline-none">
            <FailedAction
              error={failure}
              onRetry={onRetry}
              actions={<LookFirst entity={entity} error={failure} isNew={!opened.from} />}
            />
          </div>
        ))}
    </>
  );
}
