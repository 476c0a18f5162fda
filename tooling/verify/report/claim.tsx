import { Badge } from '#components/badge';
import type { ReportWords } from '#verification/words/report.en';
import type { Fact } from '../summary.ts';

const looks = {
  proven: { tone: 'positive', certainty: 'stated' },
  contradicted: { tone: 'critical', certainty: 'stated' },
  untried: { tone: 'caution', certainty: 'stated' },
  open: { tone: 'neutral', certainty: 'notShown' },
} as const;

interface ClaimProps {
  fact: Fact;
  file: string;
  words: ReportWords;
}

/** What is claimed, how it came out and why, and the line that says it. */
export function Claim({ fact: { verdict, claim, because, line, calls, path }, file, words }: ClaimProps) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <span>
        <Badge {...looks[verdict]}>{words.verdicts[verdict]}</Badge>
      </span>
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <span>{claim}</span>
        {because && <span className="text-sm text-muted">{because}</span>}
        {verdict === 'contradicted' && calls.length > 0 && (
          <details>
            <summary className="flex min-h-6 cursor-pointer items-center text-sm text-muted hover:text-ink">
              {words.calls} ({calls.length})
            </summary>
            <ol dir="ltr" className="annotation flex flex-col gap-1 rounded-control bg-sunken p-2 text-start">
              {calls.map((call) => (
                <li key={call}>{call}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <span className="annotation text-muted" title={`${words.line(line)}: ${path}`}>
        <bdi dir="ltr">
          {file.split('/').at(-1)}:{line}
        </bdi>
      </span>
    </li>
  );
}
