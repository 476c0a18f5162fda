import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useParameter, useStorybookState } from 'storybook/manager-api';
import type { StoryPicture, StoryPictures } from '../../tests/visual/review/story-pictures.ts';
import { designAddress, pictureAddress } from './client.ts';
import { CommentList } from './comment-list.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { looks } from './looks.ts';
import type { Spot } from './stage.tsx';
import { Bar, Choice, Dot, Floor, Group, Muted, Problem, Sheet } from './styles.ts';
import { useSize } from './use-size.ts';
import { useStoryPictures } from './use-story-pictures.ts';
import { type View, Views, views } from './views.tsx';

type Tell = (what: string, body: Readonly<Record<string, unknown>>) => Promise<boolean>;

/** The pictures of the story on screen, as they were approved and as they are, in each mode. */
export function PicturesPanel() {
  const { storyId } = useStorybookState();
  const { found, problem, tell } = useStoryPictures(storyId);
  return (
    <Sheet>
      {problem && <Problem role="alert">{problem}</Problem>}
      {found?.pictures.length === 0 && (
        <Floor>
          <Muted>
            There is no picture of this story yet: <code>npm run visual</code> takes them.
          </Muted>
        </Floor>
      )}
      {found && found.pictures.length > 0 && <Story key={storyId} story={storyId} found={found} tell={tell} />}
    </Sheet>
  );
}

function Story({ story, found, tell }: { story: string; found: StoryPictures; tell: Tell }) {
  const { pictures } = found;
  const design = useParameter<string | undefined>('design', undefined);
  const [mode, setMode] = useState<string>();
  const [view, setView] = useState<View>('side by side');
  const [isActual, setIsActual] = useState(true);
  const [isDesign, setIsDesign] = useState(false);
  const chosen = pictures.find((one) => one.mode === mode) ?? pictures.find((one) => one.standing !== 'approved');
  const picture = chosen ?? pictures[0];
  if (!picture) return null;
  return (
    <>
      <Bar>
        <Group role="group" aria-label="Mode">
          {pictures.map((one) => (
            <Choice key={one.mode} type="button" aria-pressed={one === picture} onClick={() => setMode(one.mode)}>
              <Dot
                tone={one.verdict === 'accepted' ? 'positive' : one.verdict ? 'critical' : looks[one.standing].tone}
              />
              {one.mode}
            </Choice>
          ))}
        </Group>
        {design && (
          <Group role="group" aria-label="Held against">
            {[false, true].map((one) => (
              <Choice key={String(one)} type="button" aria-pressed={one === isDesign} onClick={() => setIsDesign(one)}>
                {one ? 'design' : 'baseline'}
              </Choice>
            ))}
          </Group>
        )}
        <Group role="group" aria-label="View">
          {views.map((one) => (
            <Choice key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {one}
            </Choice>
          ))}
        </Group>
        <Choice type="button" aria-pressed={isActual} onClick={() => setIsActual(!isActual)}>
          actual size
        </Choice>
      </Bar>
      <DecisionBar key={`${picture.name} ${picture.verdict}`} picture={picture} pictures={pictures} onTell={tell} />
      <Pictured
        key={picture.name}
        {...{ story, picture, view, isActual, tell }}
        design={isDesign ? design : undefined}
        comments={found.comments.filter((comment) => comment.mode === picture.mode)}
      />
    </>
  );
}

interface PicturedProps {
  story: string;
  picture: StoryPicture;
  comments: StoryPictures['comments'];
  view: View;
  isActual: boolean;
  /** Held against this instead of the baseline. */
  design?: string;
  tell: Tell;
}

function Pictured({ story, picture, comments, view, isActual, design, tell }: PicturedProps) {
  const [spot, setSpot] = useState<Spot>();
  const [chosen, setChosen] = useState<string>();
  const baseline = useSize(pictureAddress(story, picture, 'before'));
  const current = useSize(pictureAddress(story, picture, 'after'));
  const drawn = useSize(design && designAddress(design));
  const { mode, places, error, stack } = picture;
  const now = current ?? (design ? baseline : undefined);
  const shown = current ?? baseline;
  const middle = shown && { x: shown.width / 2, y: shown.height / 2 };
  return (
    <>
      {error && (
        <Floor>
          <Problem as="pre" style={{ whiteSpace: 'pre-wrap', maxWidth: '100%' }}>
            {[error, stack].filter(Boolean).join('\n')}
          </Problem>
        </Floor>
      )}
      <Floor>
        <Views
          view={view}
          held={design ? { label: 'Design', picture: drawn } : { label: 'Baseline', picture: baseline }}
          now={{ label: 'Now', picture: now }}
          places={design ? [] : places}
          comments={comments.filter(({ resolved }) => !resolved)}
          onSpot={setSpot}
          onComment={setChosen}
          {...{ spot, chosen, isActual }}
        />
        <div style={{ flex: '0 1 280px' }}>
          {!spot && middle && (
            <Button size="small" variant="outline" onClick={() => setSpot(places[0] ?? middle)}>
              Comment on a spot
            </Button>
          )}
          <CommentList
            comments={comments}
            chosen={chosen}
            spot={spot}
            onSay={async (text) => {
              if (await tell('comment', { story, mode, text, ...spot })) setSpot(undefined);
            }}
            onCancel={() => setSpot(undefined)}
            onTell={tell}
          />
        </div>
      </Floor>
    </>
  );
}
