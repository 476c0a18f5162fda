import type { Captured, Mode } from '../picture.ts';
import type { Chromatic } from './page/chromatic.ts';
import type { Problem } from './page/problem.ts';
import type { StoryEntry } from './stories.ts';

/** What is to be shot of a story, and what was. */
export interface Plan {
  story: StoryEntry;
  chromatic: Chromatic;
  modes: Mode[];
  /** The mode that speaks for each of all its modes: itself, where it may say something else. */
  speakers: ReadonlyMap<string, string>;
  /** What was told in modes that speak. */
  told: Map<string, string>;
  shots: Captured[];
  /** Its page did not answer, and it was shown in another one. */
  isShownAgain?: boolean;
  /** Nothing more can be seen of it. */
  isOver: boolean;
}

/** Of a story that failed in one mode nothing can be trusted in the others. */
export function asOne({ shots: taken, speakers, told }: Plan): Captured[] {
  const shots = taken.map((shot) =>
    shot.isEcho ? { ...shot, speaker: told.get(speakers.get(shot.mode) ?? '') } : shot,
  );
  const failed = shots.find(({ failure }) => failure);
  if (!failed?.failure) return shots;
  const { message, stack } = failed.failure;
  return shots.map((shot) => ({
    ...shot,
    failure: shot.failure ?? { message: `failed in ${failed.mode}: ${message}`, stack },
  }));
}

/** What became of a page that gave no answer. @param isLeft whether its story led it elsewhere */
export function lost(error: unknown, isLeft = false): Problem {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (isLeft || why.includes('because of a navigation')) return { message: 'it leaves its page' };
  return { message: `the page was lost: ${why}` };
}

/** What was thrown says more than what was logged about it. */
export function worst(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ message }) => !message.startsWith('console.error')) ?? problems[0];
}

export function shotOf({ story }: Plan, mode: Mode) {
  return { story: story.id, title: `${story.title}: ${story.name}`, mode: mode.name };
}

export function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${width}x${height}`;
}

/** Theme, forced colours and what a pointer does change how it looks alone: the first of such modes speaks for them. */
export function speakersOf(modes: readonly Mode[]): Map<string, string> {
  const saying = ({ globals: { theme, ...globals }, width, height, media }: Mode) =>
    JSON.stringify([keyOf(globals), width, height, media?.media]);
  const groups = [...Map.groupBy(modes, saying).values()];
  return new Map(groups.flatMap((group) => group.map(({ name }) => [name, group[0]?.name ?? name])));
}

export function themeOf({ globals: { theme } }: Mode): Record<string, unknown> {
  return theme === undefined ? {} : { theme };
}

export function keyOf(globals: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(globals).sort());
}
