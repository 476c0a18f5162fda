import { Text } from '#components/text';
import type { Change } from '../results.ts';

interface HeardProps {
  change: Change;
  siblings: readonly Change[];
}

/** What assistive technology is told otherwise than before, which no picture shows. */
export function Heard({ change, siblings }: HeardProps) {
  // Modes that only look otherwise say what the others do.
  const lines = [change, ...siblings].find(({ spoken }) => spoken?.lines.length)?.spoken?.lines;
  if (!lines) return null;
  return (
    <div className="order-4 lg:order-none">
      <Text size="sm" tone="muted">
        What is heard
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it */}
      <pre tabIndex={0} className="annotation max-h-40 overflow-auto border border-line bg-sunken p-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <span key={index} className={`block ${line.startsWith('+ ') ? 'text-positive' : 'text-critical'}`}>
            {line}
          </span>
        ))}
      </pre>
    </div>
  );
}
