import type { StoryPicture } from '../../tests/visual/review/story-pictures.ts';

/** What is emitted when a run, a review or somebody at the command line wrote something. */
export const changedEvent = 'ninefold/pictures/changed';

/** Asks the server of this Storybook; what it refuses, it says in a sentence. */
export async function ask<Answer>(what: string, body?: Readonly<Record<string, unknown>>): Promise<Answer> {
  const response = await fetch(`pictures/${what}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem ?? `${response.status}`);
  return answer;
}

/** Where a picture is; another one has another address. */
export function pictureAddress(story: string, picture: StoryPicture, side: 'before' | 'after'): string | undefined {
  const version = picture[side];
  if (!version) return undefined;
  return `pictures/picture?${new URLSearchParams({ story, mode: picture.mode, side, version })}`;
}

export function designAddress(path: string): string {
  return `pictures/design?${new URLSearchParams({ path })}`;
}
