import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';
import { Text } from '#components/text';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import { canBeApart } from './apart.ts';
import { CommentNotes } from './comment-notes.tsx';
import { DecisionHead } from './decision-head.tsx';
import { DecisionList } from './decision-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtered, noFilters } from './filters.ts';
import { HistoryButton } from './history-button.tsx';
import { Key } from './key.tsx';
import type { ReportData } from './report-data.ts';
import { ReportHeader } from './report-header.tsx';
import { StoryLink } from './story-link.tsx';
import { useKeys } from './use-keys.ts';
import { useVerdicts } from './use-verdicts.ts';
import { reasonsBefore, type Verdict } from './verdicts.ts';
import { Viewer } from './viewer.tsx';

/** What changed since the last approval: decision by decision, to look at, to accept and to reject. */
export function Report(report: ReportData): ReactNode {
  const { pictures } = report;
  const decided = useVerdicts(report);
  const { decisions, verdicts, decide, setApart } = decided;
  const [filters, setFilters] = useState(noFilters);
  const [id, setId] = useState(decisions[0]?.id);
  const [chosen, setChosen] = useState<Change>();
  const [hasKeys, setHasKeys] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const main = useRef<HTMLElement>(null);
  const last = useRef<string>(undefined);

  const listed = filtered(decisions, filters, verdicts);
  const decision =
    decisions.find((one) => one.id === id) ??
    decisions.find(({ changes }) => chosen && changes.includes(chosen)) ??
    listed[0];
  const changes = decision?.changes ?? [];
  const change = chosen && changes.includes(chosen) ? chosen : changes[0];
  const unseen = (report.notes ?? []).flatMap((note) =>
    change && note.startsWith(`${pictureName(change)} `) ? note.slice(pictureName(change).length + 1) : [],
  );
  const comments = change ? report.comments.filter((one) => pictureName(one) === pictureName(change)) : [];
  const siblings = decisions.flatMap((one) => one.changes).filter(({ story }) => story === change?.story);

  // What was rejected apart from others stays so until that is taken back.
  const isApart = decision && !report.decisions.some((one) => one.id === decision.id) && !verdicts[decision.id];
  const apart = () => {
    if (!decision || !change || report.documents || !(isApart || canBeApart(decision))) return;
    setApart(change, !isApart);
    setId(undefined);
    setChosen(change);
  };
  const go = (steps: number) => {
    const at = listed.findIndex((one) => one.id === decision?.id);
    setId(listed[Math.min(listed.length - 1, Math.max(0, at + steps))]?.id ?? decision?.id);
  };
  const turn = (steps: number) => {
    const at = change ? changes.indexOf(change) : 0;
    setChosen(changes[Math.min(changes.length - 1, Math.max(0, at + steps))]);
  };
  const show = (one: Change) => {
    setId(decisions.find((other) => other.changes.includes(one))?.id);
    setChosen(one);
  };
  const set = (verdict: Verdict | undefined) => {
    if (!decision || report.documents) return;
    last.current = decision.id;
    decide(decision, verdict);
  };
  /** Of this one, else of the one that was decided last: accepting goes on to the next. */
  const undo = () => {
    if (!decision || verdicts[decision.id]) return set(undefined);
    const before = decisions.find(({ id }) => id === last.current && verdicts[id]);
    if (!before) return;
    decide(before, undefined);
    setId(before.id);
  };
  const choose = (one: string) => {
    setId(one);
    // On a phone the list stands below what is chosen.
    main.current?.scrollIntoView();
  };
  const accept = () => {
    if (!decision || decision.kind === 'failed' || report.documents) return;
    set({ verdict: 'accepted' });
    const after = listed.slice(listed.indexOf(decision) + 1).find((one) => !verdicts[one.id]);
    if (after) setId(after.id);
  };
  const reject = () => {
    set({ verdict: 'rejected', reason: decision && verdicts[decision.id]?.reason });
    setTimeout(() => reason.current?.focus());
  };
  useKeys(
    {
      arrowdown: () => go(1),
      arrowup: () => go(-1),
      arrowright: () => turn(1),
      arrowleft: () => turn(-1),
      j: () => go(1),
      k: () => go(-1),
      l: () => turn(1),
      h: () => turn(-1),
      a: accept,
      r: reject,
      u: undo,
      s: apart,
      '/': () => search.current?.focus(),
    },
    hasKeys,
  );

  return (
    <div
      dir="ltr"
      className="flex flex-col max-lg:pb-20 lg:grid lg:h-dvh lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="lg:col-span-2">
        <ReportHeader {...{ report, decided, hasKeys }} onKeys={setHasKeys} onChoose={show} />
      </div>
      <main ref={main} className="flex min-h-0 min-w-0 flex-col gap-4 p-4 lg:col-start-2 lg:row-start-2 lg:p-5">
        {decision && change ? (
          <Viewer
            change={change}
            siblings={siblings}
            pictures={pictures}
            onChoose={show}
            comments={comments}
            hasKeys={hasKeys}
            head={
              <DecisionHead
                decision={decision}
                canDecide={!report.documents}
                before={reasonsBefore(decision, report.rejected)}
                verdict={verdicts[decision.id]}
                onDecide={set}
                onAccept={accept}
                onReject={reject}
                reason={reason}
              />
            }
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {changes.length > 1 && (
                <>
                  <Button size="sm" variant="quiet" onClick={() => turn(-1)} disabled={change === changes[0]}>
                    Back
                  </Button>
                  <Text as="span" size="note" className="tabular-nums">
                    {changes.indexOf(change) + 1} of {changes.length}
                  </Text>
                  <Button size="sm" variant="quiet" onClick={() => turn(1)} disabled={change === changes.at(-1)}>
                    Next
                  </Button>
                </>
              )}
              <Text as="span" size="sm" className="min-w-0 wrap-anywhere">
                {change.title} · {change.mode}
              </Text>
              {!report.documents && (isApart || canBeApart(decision)) && (
                <Button size="sm" variant="quiet" onClick={apart}>
                  {isApart ? 'Decide with the others' : 'Decide alone'} <Key>s</Key>
                </Button>
              )}
              {change.kind !== 'removed' && !report.documents && <StoryLink {...change} />}
              <HistoryButton history={report.history[pictureName(change)] ?? []} />
            </div>
            {unseen.map((note) => (
              <Text key={note} size="sm" tone="caution">
                It {note}
              </Text>
            ))}
            <CommentNotes comments={comments} />
          </Viewer>
        ) : (
          <EmptyState title="Nothing to look at" level={2} />
        )}
      </main>
      <nav
        aria-label="Decisions"
        className="flex min-h-0 flex-col border-line lg:col-start-1 lg:row-start-2 lg:border-e"
      >
        <FilterBar decisions={decisions} filters={filters} onChange={setFilters} search={search} />
        <div className="min-h-0 flex-1 overflow-y-auto">
          {listed.length === 0 ? (
            <EmptyState title="None is like that" />
          ) : (
            <DecisionList
              decisions={listed}
              current={decision?.id}
              onChoose={choose}
              verdicts={verdicts}
              pictures={pictures}
              parts={report.parts}
            />
          )}
        </div>
      </nav>
    </div>
  );
}
