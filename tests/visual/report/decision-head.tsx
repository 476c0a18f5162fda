import { Check, Undo2, X } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { Heading, Text } from '#components/text';
import { Textarea } from '#components/textarea';
import { type Decision, extent, rankOf, storiesSaid } from '../decisions/decisions.ts';
import { Key } from './key.tsx';
import { rankLooks } from './looks.ts';
import { Says } from './says.tsx';
import type { Verdict } from './verdicts.ts';

interface DecisionHeadProps {
  decision: Decision;
  /** Why earlier pictures of it were rejected. */
  before: readonly string[];
  /** Not where two documents are shown beside one another. */
  canDecide: boolean;
  verdict: Verdict | undefined;
  onDecide: (verdict: Verdict | undefined) => void;
  onAccept: () => void;
  onReject: () => void;
  reason: Ref<HTMLTextAreaElement>;
}

/** What is to be decided, and the two ways to. */
export function DecisionHead({
  decision,
  before,
  canDecide,
  verdict,
  onDecide,
  onAccept,
  onReject,
  reason,
}: DecisionHeadProps) {
  const { says, kind, causes = 1 } = decision;
  const look = rankLooks[rankOf(decision)];
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={look.tone}>{look.label}</Badge>
            <Text as="span" size="note" tone="muted">
              {extent(decision)}
            </Text>
          </div>
          <Heading level={2} className="wrap-anywhere">
            <Says>{says}</Says>
          </Heading>
          {causes > 1 && (
            <Text size="sm" tone="muted">
              The same pictures show all of these, and a picture is accepted as a whole. To decide one of them by
              itself, reject, take the others back in the code, and run it again.
            </Text>
          )}
        </div>
        {canDecide && (
          // On a phone the pictures come first: what is decided about them stays in reach.
          <div
            data-decide
            className="flex flex-wrap items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
          >
            <Text as="span" size="note" tone="muted" className="min-w-0 flex-1 lg:hidden">
              {look.label}, {storiesSaid(decision)}
            </Text>
            {verdict && (
              <Button variant="quiet" onClick={() => onDecide(undefined)}>
                <Undo2 aria-hidden className="size-4" /> Take back <Key>u</Key>
              </Button>
            )}
            <Button aria-pressed={verdict?.verdict === 'rejected'} onClick={onReject}>
              <X aria-hidden className="size-4" /> Reject <Key>r</Key>
            </Button>
            {kind !== 'failed' && (
              <Button variant="primary" aria-pressed={verdict?.verdict === 'accepted'} onClick={onAccept}>
                <Check aria-hidden className="size-4" /> Accept <Key>a</Key>
              </Button>
            )}
          </div>
        )}
      </div>
      {before.map((reason) => (
        <Text key={reason} size="sm" className="border-s-2 border-edge ps-3 wrap-anywhere">
          <span className="text-muted">An earlier picture was rejected:</span> {reason}
        </Text>
      ))}
      {verdict?.verdict === 'rejected' && (
        <Field label="Why it is rejected">
          <Textarea
            ref={reason}
            rows={2}
            value={verdict.reason ?? ''}
            onChange={(event) => onDecide({ verdict: 'rejected', reason: event.target.value })}
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          />
        </Field>
      )}
    </header>
  );
}
