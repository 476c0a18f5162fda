import { useCallback, useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import type { StoryPictures } from '../../tests/visual/review/story-pictures.ts';
import { ask, changedEvent } from './client.ts';

interface Known {
  story: string;
  found?: StoryPictures;
  problem?: string;
}

/** The pictures of a story and what is said about them, as they stand. */
export function useStoryPictures(story: string) {
  const [known, setKnown] = useState<Known>({ story });
  const refresh = useCallback(
    () =>
      ask<StoryPictures>(`story?${new URLSearchParams({ id: story })}`).then(
        (found) => setKnown({ story, found }),
        (error: Error) =>
          setKnown((earlier) => ({ ...(earlier.story === story ? earlier : { story }), problem: error.message })),
      ),
    [story],
  );
  useEffect(() => void refresh(), [refresh]);
  useChannel({ [changedEvent]: refresh }, [refresh]);
  /** Sends something, and looks at what came of it: whether it was taken. */
  const tell = useCallback(
    async (what: string, body: Readonly<Record<string, unknown>>) => {
      try {
        await ask(what, body);
        await refresh();
        return true;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        setKnown((earlier) => ({ ...earlier, problem }));
        return false;
      }
    },
    [refresh],
  );
  const { found, problem } = known.story === story ? known : { found: undefined, problem: undefined };
  return { found, problem, tell };
}
