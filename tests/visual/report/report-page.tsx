import { useCallback, useEffect, useState } from 'react';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Text } from '#components/text';
import type { Change, Results } from '../results.ts';
import { Comparison, type View, views } from './comparison.tsx';
import { groupChanges } from './group-changes.ts';

const tones = { changed: 'caution', new: 'info', removed: 'neutral', failed: 'critical' } as const;

type Verdict = 'accepted' | 'rejected';

/** What changed since the last approval: to walk through with j and k, to accept with a and to reject with r. */
export function Report({ changes, taken, seconds, environment }: Results) {
  const groups = groupChanges(changes);
  const [at, setAt] = useState(0);
  const [view, setView] = useState<View>('two-up');
  const [verdicts, setVerdicts] = useState<Record<number, Verdict>>({});
  const group = groups[at];

  const decide = useCallback(
    (verdict: Verdict) => {
      setVerdicts((earlier) => ({ ...earlier, [at]: verdict }));
      setAt((now) => Math.min(now + 1, groups.length - 1));
    },
    [at, groups.length],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === 'j') setAt((now) => Math.min(now + 1, groups.length - 1));
      if (event.key === 'k') setAt((now) => Math.max(now - 1, 0));
      if (event.key === 'a') decide('accepted');
      if (event.key === 'r') decide('rejected');
      const chosen = views[Number(event.key) - 1];
      if (chosen) setView(chosen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [decide, groups.length]);

  const accepted = groups.flatMap((one, index) =>
    verdicts[index] === 'accepted' ? one.map(({ story }) => story) : [],
  );
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line px-5 py-3">
        <div>
          <h1 className="text-xl font-bold tracking-tight">{changes.length} pictures to look at</h1>
          <Text size="note" tone="muted">
            {taken} taken in {seconds.toFixed(1)} s · Chromium {environment.browser} · {environment.platform}
          </Text>
        </div>
        <Command
          stories={[...new Set(accepted)]}
          isAll={accepted.length > 0 && groups.every((_, index) => verdicts[index] === 'accepted')}
        />
      </header>
      <div className="grid min-w-0 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <nav aria-label="Changes" className="max-h-[calc(100dvh-5rem)] overflow-y-auto border-e border-line p-2">
          <ol>
            {groups.map((one, index) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  aria-current={index === at ? 'true' : undefined}
                  onClick={() => setAt(index)}
                  className="flex w-full flex-col items-start gap-0.5 rounded-control p-2 text-start text-sm hover:bg-sunken aria-[current]:bg-accent-soft"
                >
                  <span className="flex w-full items-center justify-between gap-2">
                    <span className="truncate font-medium">{one[0]?.title}</span>
                    <Badge
                      tone={
                        verdicts[index] === 'accepted'
                          ? 'positive'
                          : verdicts[index] === 'rejected'
                            ? 'critical'
                            : tones[one[0]?.kind ?? 'changed']
                      }
                    >
                      {verdicts[index] ?? one[0]?.kind}
                    </Badge>
                  </span>
                  <span className="annotation text-muted">{one.map(({ mode }) => mode).join(', ')}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <main className="flex min-w-0 flex-col gap-4 p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <fieldset aria-label="View" className="flex flex-wrap gap-1">
              {views.map((name, index) => (
                <Button
                  key={name}
                  size="sm"
                  tone={name === view ? 'secondary' : 'quiet'}
                  aria-pressed={name === view}
                  onClick={() => setView(name)}
                >
                  {name} <kbd className="annotation text-muted">{index + 1}</kbd>
                </Button>
              ))}
            </fieldset>
            <div className="flex gap-2">
              <Button size="sm" onClick={() => decide('rejected')}>
                Reject <kbd className="annotation text-muted">r</kbd>
              </Button>
              <Button size="sm" tone="primary" onClick={() => decide('accepted')}>
                Accept <kbd className="annotation">a</kbd>
              </Button>
            </div>
          </div>
          {group?.map((change) => (
            <section key={`${change.story} ${change.mode}`} className="flex flex-col gap-2">
              <h2 className="annotation">
                {change.story} · {change.mode}
                {change.boxes ? ` · ${change.boxes.length === 1 ? '1 place' : `${change.boxes.length} places`}` : ''}
              </h2>
              {change.error ? <Text tone="critical">{change.error}</Text> : <Comparison change={change} view={view} />}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

function keyOf(group: Change[]): string {
  return `${group[0]?.story} ${group[0]?.mode}`;
}

/** A page from the file system cannot change files: it says the command that does. */
function Command({ stories, isAll }: { stories: string[]; isAll: boolean }) {
  if (stories.length === 0) return <Text size="note">j next · k back · a accept · r reject · 1–5 view</Text>;
  return (
    <code className="annotation select-all rounded-control bg-sunken px-2 py-1">
      npm run visual -- --approve{isAll ? '' : ` ${stories.join(' ')}`}
    </code>
  );
}
