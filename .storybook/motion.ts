/** What a person may wish of motion; what their system says where they do not say it here. */
export const motions = ['system', 'full', 'reduced'] as const;

type Motion = (typeof motions)[number];

const reduced = '(prefers-reduced-motion: reduce)';
const unreduced = '(prefers-reduced-motion: no-preference)';

/** What each condition became, to be put back. */
const written = new WeakMap<CSSMediaRule, string>();

/** Has the style sheets hear another wish than the system's: nothing in the library asks for it elsewhere. */
export function moveAs(motion: Motion) {
  for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
    const media = written.get(rule) ?? rule.media.mediaText;
    if (motion === 'system' ? !written.has(rule) : ![reduced, unreduced].some((wish) => media.includes(wish))) continue;
    written.set(rule, media);
    rule.media.mediaText = told(media, motion);
  }
}

function told(media: string, motion: Motion): string {
  if (motion === 'system') return media;
  // Of every screen it is true, of none false.
  const [yes, no] = ['(min-width: 0)', '(max-width: 0)'];
  const isReduced = motion === 'reduced';
  return media.replaceAll(reduced, isReduced ? yes : no).replaceAll(unreduced, isReduced ? no : yes);
}

function mediaRules(within: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...within.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}
