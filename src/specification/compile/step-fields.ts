import type { ScreenFacts } from '../chapters/screens/vocabulary.ts';

type Step = NonNullable<ScreenFacts['steps']>[number];

/** The fields of a step, which may be written without a title. */
export function fieldsOfStep(step: Step): readonly string[] {
  return (Array.isArray(step) ? step : step.fields) ?? [];
}

/** What a step is called, where that is stated. */
export function titleOfStep(step: Step): string | undefined {
  return Array.isArray(step) ? undefined : (step.title ?? undefined);
}
