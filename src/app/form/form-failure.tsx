import { useSyncExternalStore } from 'react';
import { FailedAction, recoveryOf } from '#app/problems';
import type { OneRecord } from '#client';
import { Banner } from '#components/banner';
import type { Entity } from '#specification';
import type { Answers } from './answers.ts';
import { comeIntoView } from './come-into-view.ts';
import { Conflict } from './conflict.tsx';
import { LookFirst } from './look-first.tsx';
import type { Opened } from './use-opened.ts';

export interface FormFailureProps {
  failure: unknown;
  entity: Entity;
  opened: Opened;
  answers: Answers;
  onRetry: () => void;
  onSaveMine: (current: OneRecord) => void;
  onTakeTheirs: (current: OneRecord) => void;
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
          <Conflict entity={entity} error={failure} base={opened.base} mine={values} {...choice} />
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
