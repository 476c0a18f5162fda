import { Text } from '#components/text';
import { reasonOf } from '../decisions/reasons.ts';
import type { Change } from '../results.ts';
import type { EmbeddedPicture } from './report-data.ts';

/** What was to be seen of a story that failed, and, folded, all that it said and where: the sentence is the decision's. */
export function Failure({ change, picture }: { change: Change; picture: EmbeddedPicture | undefined }) {
  const { error = 'It could not be shown.', stack } = change;
  const { sentence, mode, all } = reasonOf(error);
  const said = [all === sentence ? '' : all, stack].filter(Boolean).join('\n\n');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto">
      {mode && <Text tone="muted">It failed in {mode}: nothing of it can be trusted here.</Text>}
      {picture ? (
        <img src={picture.source} alt="what was shown" className="w-fit max-w-full border border-line" />
      ) : (
        <Text tone="muted">There is no picture of it.</Text>
      )}
      {said && (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-sm text-accent">All that it said, and where</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it */}
          <pre tabIndex={0} className="annotation mt-2 overflow-auto border border-line bg-sunken p-3">
            {said}
          </pre>
        </details>
      )}
    </div>
  );
}
