import * as z from 'zod';
import { widths } from '../../../.storybook/modes.ts';

/** As Chromatic waits no longer. */
const longestDelay = 15_000;

const length = z.union([
  z.number().positive(),
  z.string().regex(/^\d+(\.\d+)?(px)?$/),
  z.enum(Object.keys(widths) as [keyof typeof widths]),
]);

const media = {
  media: z.enum(['screen', 'print']).optional(),
  forcedColors: z.enum(['active', 'none']).optional(),
  prefersReducedMotion: z.enum(['reduce', 'no-preference']).optional(),
  prefersContrast: z.enum(['more', 'no-preference']).optional(),
};

/** What else is said in a mode are globals of Storybook. */
const mode = z.looseObject({
  ...media,
  viewport: z.union([length, z.strictObject({ width: length.optional(), height: length.optional() })]).optional(),
  disable: z.boolean().optional(),
  state: z.enum(['hover', 'focus', 'active']).optional(),
});

const parameters = z.strictObject({
  ...media,
  disableSnapshot: z.boolean().optional(),
  delay: z.number().min(0).max(longestDelay).optional(),
  ignoreSelectors: z.array(z.string()).optional(),
  diffThreshold: z.number().min(0).max(1).optional(),
  pauseAnimationAtEnd: z.boolean().optional(),
  cropToViewport: z.boolean().optional(),
  modes: z.record(z.string(), mode).optional(),
  states: z.record(z.string(), mode).optional(),
});

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const lengths = `a number of pixels, \`"375px"\`, or one of ${named(Object.keys(widths))}`;

/** What of `parameters.chromatic` is not understood, and what would be; undefined where all of it is. What would be passed over might be what a picture rests on. */
export function wrongIn(chromatic: unknown): string | undefined {
  const [issue] = parameters.safeParse(chromatic).error?.issues ?? [];
  if (!issue) return undefined;
  if (issue.code === 'unrecognized_keys')
    return `parameters.chromatic has ${named(issue.keys)}, which is not known here: what is, is ${named(Object.keys(parameters.shape))}`;
  const path = ['parameters.chromatic', ...issue.path.map(String)].join('.');
  const isLength = issue.path.includes('viewport');
  return `${path} is not understood: ${isLength ? `it is ${lengths}` : issue.message}`;
}
