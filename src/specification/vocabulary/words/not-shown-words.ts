/** What people write for a chapter of which nothing is known yet, in place of `not shown`. */
const nothingYet =
  /^(?:(?:still |noch )?(?:not (?:yet )?(?:known|disclosed|defined|specified|stated|decided)|unknown|undisclosed|undefined|undecided|open|pending|to be (?:defined|decided|determined|done)|nicht (?:gezeigt|bekannt|angegeben|festgelegt|definiert|entschieden)|nichts bekannt|keine angaben?|unbekannt|offen|ungeklärt|folgt)|todo|tbd|tba|tbc|\?+|…|\.{3}|[-–—]|n\/a|غير (?:معروض|معروف|محدد)(?: بعد)?|لم يُ?حدد بعد|未定|未記載|未公開|不明|記載なし)$/iu;

/** Whether words say that something is not shown, and nothing else. */
export const saysNotShown = (words: string): boolean =>
  /\bnot shown\b/i.test(words) || nothingYet.test(words.trim().replace(/[.!:。]+$/, ''));
