import type { Progress } from '#app/data';

/** `3 / 24`, as soon as something is done. */
export function HowFar({ progress }: { progress: Progress | undefined }) {
  return progress && progress.done > 0 && <bdi className="tabular-nums">{`${progress.done} / ${progress.of}`}</bdi>;
}
