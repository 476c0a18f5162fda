import { useChapterMessages } from '#app/messages';
import { useLocale } from '#components/locale';
import type { Coverage } from '#specification/survey';

/** How far something is known, as a line: solid is stated, paler what leaves gaps of that, dashed is in words only, hatched is not shown. */
export function CoverageBar({ coverage, isLarge = false }: { coverage: Coverage; isLarge?: boolean }) {
  const words = useChapterMessages().coverage;
  const percent = usePercent();
  const { stated, open, described, notShown } = coverage;
  const segment = (share: number) => ({ flexGrow: share, flexBasis: 0 });
  return (
    <div
      role="img"
      aria-label={words.bar(percent(settledIn(coverage)), percent(open), percent(described), percent(notShown))}
      className={`flex w-full overflow-hidden rounded-control border border-edge ${isLarge ? 'h-4' : 'h-2'}`}
    >
      {stated > open && <span style={segment(settledIn(coverage))} className="bg-accent forced-color-adjust-none" />}
      {open > 0 && <span style={segment(open)} className="rounded-control border border-accent bg-accent-soft" />}
      {described > 0 && (
        <span style={segment(described)} className="rounded-control border border-dashed border-accent bg-surface" />
      )}
      {notShown > 0 && <span style={segment(notShown)} className="hatch" />}
    </div>
  );
}

/** What is stated with no gap left behind it: the solid part. */
export function settledIn({ stated, open }: Coverage): number {
  return stated - open;
}

/** A share in the way of the language; what is not all of it is never said to be. */
export function usePercent(): (share: number) => string {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(Math.floor(share * 100 + 1e-9) / 100);
}
