import { useState } from 'react';
import { Button } from '#components/button';
import { Switch } from '#components/switch';
import { Heading, Text } from '#components/text';
import { Textarea } from '#components/textarea';
import { counted } from '../counted.ts';
import type { Change } from '../results.ts';
import { commandsOf } from './commands.ts';
import { CommentsButton } from './comments-button.tsx';
import type { ReportData } from './report-data.ts';
import type { Decided } from './use-verdicts.ts';
import { rejectionsMarkdown } from './verdicts.ts';

interface ReportHeaderProps {
  report: ReportData;
  decided: Decided;
  hasKeys: boolean;
  onKeys: (isOn: boolean) => void;
  onChoose: (change: Change) => void;
}

/** What was found, how far it is decided, and what to do with what was decided. */
export function ReportHeader({ report, decided, hasKeys, onKeys, onChoose }: ReportHeaderProps) {
  const { headline, taken, seconds, environment, documents } = report;
  const { decisions, verdicts, problem, isReview, isWriting } = decided;
  const rejections = rejectionsMarkdown(decisions, verdicts);
  const commands = isReview ? '' : commandsOf(decisions, verdicts);
  const open = decisions.filter(({ id }) => !verdicts[id]).length;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 lg:px-5">
      <div className="min-w-0">
        <Heading level={1}>{headline}</Heading>
        <Text size="note" tone="muted">
          {documents ? `${documents.before} → ${documents.after}` : open === 0 ? 'all decided' : `${open} open`}
          {isWriting && ' · writing…'} · {counted(taken, 'picture')} in {seconds.toFixed(1)} s · Chromium{' '}
          {environment.browser} · {environment.platform}
        </Text>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {report.missing && (
          <Text role="alert" tone="critical" size="sm">
            {report.missing}
          </Text>
        )}
        {problem && (
          <Text role="alert" tone="critical" size="sm">
            Not written: {problem}
          </Text>
        )}
        <CommentsButton
          comments={report.comments}
          changes={decisions.flatMap(({ changes }) => changes)}
          onChoose={onChoose}
        />
        {rejections && <CopyButton text={rejections} label="Copy what is rejected" />}
        {commands && <CopyButton text={commands} label="Copy the commands" />}
        <span className="hidden lg:inline">
          <Switch label="Single keys" checked={hasKeys} onCheckedChange={onKeys} />
        </span>
      </div>
    </header>
  );
}

/** Where a browser lets nothing be copied, the text is there to be selected. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  if (state === 'refused') return <Textarea aria-label={label} readOnly value={text} className="min-w-80" />;
  return (
    <Button size="sm" onClick={() => void copy()} onBlur={() => setState('idle')}>
      <span aria-live="polite">{state === 'copied' ? 'Copied' : label}</span>
    </Button>
  );
}
