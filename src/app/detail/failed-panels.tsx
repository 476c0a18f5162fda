import { useCallback, useState } from 'react';
import { FailedScreen, useProblemText } from '#app/problems';
import { Card } from '#components/card';

/** A panel whose records cannot be had. */
interface FailedPanel {
  title: string;
  error: unknown;
  retry: () => void;
}

type Failures = ReadonlyMap<string, FailedPanel>;

/** Says of a panel that it failed; undefined takes that back. It must be stable. */
export type OnFailure = (path: string, failure: FailedPanel | undefined) => void;

/** Which panels failed, by their paths. */
export function useFailures(): [Failures, OnFailure] {
  const [failures, setFailures] = useState<Failures>(new Map());
  const report = useCallback<OnFailure>((path, failure) => {
    setFailures((before) => {
      const { [path]: _, ...others } = Object.fromEntries(before);
      return new Map(Object.entries(failure ? { ...others, [path]: failure } : others));
    });
  }, []);
  return [failures, report];
}

/** Panels that failed the same way: which, what went wrong, and another try for all of them. */
export function FailedPanels({ failures }: { failures: Failures }) {
  const problemText = useProblemText();
  const alike = new Map<string, FailedPanel[]>();
  for (const failure of failures.values()) {
    const { title, detail } = problemText(failure.error);
    const said = JSON.stringify([title, detail]);
    alike.set(said, [...(alike.get(said) ?? []), failure]);
  }
  return [...alike].map(([said, panels]) => (
    <Card key={said} title={panels.map(({ title }) => title).join(' · ')} className="[&>div]:p-0">
      <FailedScreen error={panels[0]?.error} onRetry={() => panels.map(({ retry }) => retry())} />
    </Card>
  ));
}
