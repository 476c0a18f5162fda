import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { StoryPicture } from '../../tests/visual/review/story-pictures.ts';
import { looks } from './looks.ts';
import { Bar, Dot, Field, Group, Muted, Says } from './styles.ts';

type Decision = {
  pictures: string[];
  /** By name, the hash of each that was looked at. */
  seen: Record<string, string>;
  reason?: string;
};

interface DecisionBarProps {
  picture: StoryPicture;
  /** Of the same story, this one included. */
  pictures: readonly StoryPicture[];
  onTell: (what: 'accept' | 'reject' | 'undo', body: Decision) => void;
}

/** What became of a picture, and the two ways to decide: for it alone, or in all modes. */
export function DecisionBar({ picture, pictures, onTell }: DecisionBarProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  const [reason, setReason] = useState(picture.reason ?? '');
  const { standing, says, verdict, name, history } = picture;
  const open = pictures.filter((one) => isOpen(one));
  const { label, tone } = looks[standing];
  const [last] = history;
  if (standing === 'approved') {
    return (
      <Bar>
        <Dot tone="positive" /> As approved
        {last && (
          <Muted>
            since {last.at.slice(0, 10)} · <code>{last.commit}</code> {last.says}
          </Muted>
        )}
      </Bar>
    );
  }
  const send = (what: 'accept' | 'reject' | 'undo', names: string[]) => {
    setIsRejecting(false);
    const seen = Object.fromEntries(pictures.flatMap((one) => (one.after ? [[one.name, one.after]] : [])));
    onTell(what, { pictures: names, seen, reason: what === 'reject' ? reason : undefined });
  };
  return (
    <Bar as="form" onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}>
      <Dot tone={verdict === 'accepted' ? 'positive' : verdict === 'rejected' ? 'critical' : tone} />
      <span>{verdict === 'accepted' ? 'Accepted' : verdict === 'rejected' ? 'Rejected' : label}</span>
      <Says>{verdict === 'rejected' ? (picture.reason ?? says) : says}</Says>
      <Group>
        {verdict && (
          <Button size="small" variant="ghost" onClick={() => send('undo', [name])}>
            Take back
          </Button>
        )}
        {verdict !== 'rejected' && (
          <Button
            size="small"
            variant="outline"
            aria-expanded={isRejecting}
            onClick={() => setIsRejecting(!isRejecting)}
          >
            Reject…
          </Button>
        )}
        {standing !== 'failed' && verdict !== 'accepted' && (
          <Button size="small" variant="solid" onClick={() => send('accept', [name])}>
            Accept
          </Button>
        )}
        {open.length > 1 && (
          <Button
            size="small"
            variant="outline"
            onClick={() =>
              send(
                'accept',
                open.map((one) => one.name),
              )
            }
          >
            Accept all {open.length} modes
          </Button>
        )}
      </Group>
      {isRejecting && (
        <div style={{ flexBasis: '100%' }}>
          <Field
            autoFocus
            aria-label="Why it is rejected"
            placeholder="Why it is rejected"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button size="small" variant="solid" type="submit" onClick={() => send('reject', [name])}>
            Reject
          </Button>
        </div>
      )}
    </Bar>
  );
}

function isOpen({ standing, verdict }: StoryPicture): boolean {
  return standing !== 'approved' && standing !== 'failed' && !verdict;
}
