import type { Decision } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Verdicts } from './verdicts.ts';

/** What was decided in a report that is no review, as the command line takes it: first what is rejected. */
export function commandsOf(decisions: readonly Decision[], verdicts: Verdicts): string {
  const all = decisions.flatMap(({ changes }) => changes);
  const names = (of: readonly Decision[]) => of.flatMap(({ changes }) => changes.map(pictureName)).join(' ');
  const lines = decisions
    .filter(({ id }) => verdicts[id]?.verdict === 'rejected')
    .map((decision) => {
      const reason = verdicts[decision.id]?.reason?.trim();
      return `npm run visual -- --reject ${names([decision])}${reason ? ` --reason ${quoted(reason)}` : ''}`;
    });
  const accepted = decisions.filter(({ id, kind }) => kind !== 'failed' && verdicts[id]?.verdict === 'accepted');
  const isAll = accepted.length === decisions.length && !all.some(({ isEarlier }) => isEarlier);
  if (accepted.length > 0) lines.push(`npm run visual -- --approve${isAll ? '' : ` ${names(accepted)}`}`);
  return lines.join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\n', ' ').replaceAll("'", "'\\''")}'`;
}
