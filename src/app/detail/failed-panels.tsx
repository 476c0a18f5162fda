import { useCallback, useState } from 'react';
import { FailedScreen, useProblemText } from '#app/problems';
import { Card } from '#components/card';
import { listed, useLocale } from '#components/locale';

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
      const after = new Map(before);
      if (failure) after.set(path, failure);
      else after.delete(path);
      return after;
    });
  }, []);
  return [failures, report];
}

/** As they are stated, whichever failed first. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Panels that failed the same way: which, what went wrong, and another try for all of them. */
export function FailedPanels({ failures }: { failures: Failures }) {
  const problemText = useProblemText();
  const { locale } = useLocale();
  const alike = new Map<string, FailedPanel[]>();
  for (const [, failure] of [...failures].sort(([a], [b]) => compare(a, b))) {
    const { title, detail } = problemText(failure.error);
    const said = JSON.stringify([title, detail]);
    alike.set(said, [...(alike.get(said) ?? []), failure]);
  }
  return [...alike].map(([said, panels]) => (
    <Card key={said} title={panels.map(({ title }) => title).join(' · ')} className="[&>[data-card=body]]:p-0">
      <FailedScreen
        error={panels[0]?.error}
        what={listed(
          locale,
          panels.map(({ title }) => title),
        )}
        onRetry={() => panels.map(({ retry }) => retry())}
      />
    </Card>
  ));
}
