import { cssColor } from '#tokens';
import { meetingsIn, type Palette, type Theme } from '#tokens/brand';

interface BoardProps {
  palette: Palette;
  theme: Theme;
}

/** Each ground in its own colour, and on it all that is seen on it, with how far they are apart. */
export function Board({ palette, theme }: BoardProps) {
  const grounds = Map.groupBy(meetingsIn(palette, theme), ({ background }) => background);
  return (
    <ul className="overflow-hidden rounded-sheet border border-line">
      {[...grounds].map(([ground, meetings]) => {
        const readable = meetings.find(({ foreground }) => foreground === 'ink') ?? meetings[0];
        const words = cssColor(palette[readable?.foreground ?? 'ink']);
        return (
          <li
            key={ground}
            className="flex flex-col gap-2 px-4 py-3 sm:flex-row"
            style={{ background: cssColor(palette[ground]), color: words }}
          >
            <span className="annotation w-28 shrink-0">{ground}</span>
            <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-1">
              {meetings.map(({ foreground, kind, ratio, least }) => {
                const color = cssColor(palette[foreground]);
                return (
                  <li key={foreground} className="flex items-baseline gap-1.5 text-sm">
                    {kind === 'text' ? (
                      <span className="font-medium" style={{ color }}>
                        {foreground}
                      </span>
                    ) : (
                      <span className="border-b-2" style={{ borderColor: color }}>
                        {foreground}
                      </span>
                    )}
                    <span className="annotation tabular-nums">
                      {ratio.toFixed(1)}
                      {ratio < least && ` of ${least}!`}
                    </span>
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
