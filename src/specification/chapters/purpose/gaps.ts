import { isCurrency, kindOf } from '../../fields/index.ts';
import { isSpoken } from '../../texts/language.ts';
import { walkFields } from '../entities/walk.ts';
import type { GapFinder } from '../gap-finder.ts';

/** What is not shown of the product as a whole. */
export function purposeGaps(finder: GapFinder) {
  const { purpose } = finder.specification;
  if (finder.isStated('purpose')) {
    for (const key of ['title', 'summary', 'audience', 'locales', 'timeZone'] as const)
      if (purpose[key] === undefined) finder.add(`purpose.${key}`, `purpose.${key}`, '');
  }
  if (purpose.currency === undefined) {
    const screens = screensWithAmounts(finder);
    if (screens) finder.add('purpose.currency', 'purpose.currency', '', { blocks: screens });
  }
  unspokenLanguages(finder);
}

/** The screens of entities that keep amounts in the product's currency; undefined where none does. */
function screensWithAmounts(finder: GapFinder): string[] | undefined {
  let found: Set<string> | undefined;
  for (const [name, { fields }] of Object.entries(finder.specification.entities)) {
    const hasAmounts = [...walkFields(fields, '')].some(
      ({ field }) => kindOf(field).kind === 'money' && !isCurrency(field.unit),
    );
    if (!hasAmounts) continue;
    found ??= new Set();
    for (const screen of finder.screensOf(name)) found.add(screen);
  }
  return found && [...found];
}

/** Languages of the product that the app has no words of its own in. */
function unspokenLanguages(finder: GapFinder) {
  const asked = new Set<string>();
  for (const [index, locale] of (finder.specification.purpose.locales ?? []).entries()) {
    const name = languageName(locale);
    if (name === undefined || isSpoken(locale) || asked.has(name)) continue;
    asked.add(name);
    finder.add('purpose.language', `purpose.locales.${index}`, name, { blocks: [...finder.allScreens] });
  }
}

function languageName(locale: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(locale.split('-')[0] ?? '');
  } catch {
    return undefined;
  }
}
