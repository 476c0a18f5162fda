import { Text } from '#components/text';
import type { Change } from '../results.ts';
import type { EmbeddedPicture } from './report-data.ts';

/** Why a story could not be shown: what it said, where, and what was to be seen of it. */
export function Failure({ change, picture }: { change: Change; picture: EmbeddedPicture | undefined }) {
  const { error = 'It could not be shown.', stack } = change;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto">
      <Text tone="critical" className="font-medium whitespace-pre-line wrap-anywhere">
        {error}
      </Text>
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it
        <pre tabIndex={0} className="annotation overflow-auto border border-line bg-sunken p-3">
          {stack}
        </pre>
      )}
      {picture ? (
        <img src={picture.source} alt="what was shown" className="w-fit max-w-full border border-line" />
      ) : (
        <Text tone="muted">There is no picture of it.</Text>
      )}
    </div>
  );
}
