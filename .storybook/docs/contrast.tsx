import { cssColor } from '#tokens';
import { meetingsIn, paletteIn, type Theme, themes } from '#tokens/brand';

const cell = 'border-b border-line px-3 py-2 text-start align-baseline';

const titles: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-more': 'Light, more',
  'dark-more': 'Dark, more',
};

const seen = themes.map((theme) => {
  const palette = paletteIn(theme);
  return { theme, palette, meetings: meetingsIn(palette, theme) };
});

/** How far colours that meet are apart, reckoned from the tokens as they are. */
export function Contrast() {
  return (
    <div className="overflow-x-auto rounded-sheet border border-line bg-surface text-ink">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {['On', 'What', ...themes.map((theme) => titles[theme])].map((heading) => (
              <th key={heading} scope="col" className={`${cell} text-muted`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen[0]?.meetings.map(({ background, foreground }, at) => (
            <tr key={`${background} ${foreground}`}>
              <td className={cell}>{background}</td>
              <td className={cell}>{foreground}</td>
              {seen.map(({ theme, palette, meetings }) => (
                <Ratio
                  key={theme}
                  ground={cssColor(palette[background])}
                  color={cssColor(palette[foreground])}
                  ratio={meetings[at]?.ratio ?? 0}
                  least={meetings[at]?.least ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RatioProps {
  ground: string;
  color: string;
  ratio: number;
  least: number;
}

function Ratio({ ground, color, ratio, least }: RatioProps) {
  return (
    <td className={cell}>
      <span className="inline-flex items-center gap-2 tabular-nums">
        <span
          className="inline-flex size-8 items-center justify-center rounded-control border border-edge font-semibold"
          style={{ background: ground, color }}
        >
          Aa
        </span>
        {ratio.toFixed(1)}
        {least > 1 && <span className="text-muted">of {least}</span>}
        {ratio < least && <strong className="text-critical">too little</strong>}
      </span>
    </td>
  );
}
