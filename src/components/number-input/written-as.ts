import type { NumberInputProps } from './number-input.tsx';

type Writing = Pick<NumberInputProps, 'currency' | 'prefix' | 'suffix' | 'decimals' | 'maxDecimals' | 'grouped'>;

/** How a number is written and what stands beside it: as is said, else as its currency is. Throws `RangeError` where that is no code of ISO 4217. */
export function writtenAs<Rest extends object>(locale: string, { currency, ...said }: Rest & Writing) {
  const money = currency === undefined ? undefined : currencyIn(locale, currency);
  return {
    ...said,
    prefix: said.prefix ?? money?.prefix,
    suffix: said.suffix ?? money?.suffix,
    decimals: said.decimals ?? money?.decimals ?? 0,
    maxDecimals: said.maxDecimals ?? money?.decimals,
    grouped: said.grouped ?? money !== undefined,
  };
}

interface Currency {
  /** Its sign, on the side of the number where the language has it. */
  prefix?: string;
  suffix?: string;
  decimals: number;
}

// Made once: each takes longer to make than its input to draw.
const known = new Map<string, Currency>();

function currencyIn(locale: string, code: string): Currency {
  const name = `${locale} ${code}`;
  const found = known.get(name) ?? currencyOf(locale, code);
  known.set(name, found);
  return found;
}

function currencyOf(locale: string, currency: string): Currency {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const parts = format.formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const side = at < parts.findIndex(({ type }) => type === 'integer') ? 'prefix' : 'suffix';
  return { [side]: parts[at]?.value ?? currency, decimals: format.resolvedOptions().maximumFractionDigits ?? 0 };
}
