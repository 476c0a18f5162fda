import { useMemo } from 'react';
import { FactLink, Item, Label, Unknown } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Description } from '#app/prose';
import { useLocale } from '#components/locale';
import { usesOfConstants } from '#specification/survey';

/** Every constant with its unit, what it is for, and all that rests on it. */
export function ConstantsDrawing() {
  const product = useProduct();
  const { specification } = product;
  const words = useChapterMessages().constants;
  const uses = useMemo(() => usesOfConstants(specification), [specification]);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {Object.entries(specification.constants).map(([name, { title, value, unit, description }]) => {
        const places = uses.get(name) ?? [];
        const label = product.labelOf(name, title);
        const currency = currencyOf(unit);
        return (
          <Item key={name} path={`constants.${name}`} title={label.text} name={name} isAssumed={label.assumed}>
            <div className="flex flex-col gap-3">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Value value={value} currency={currency} />
                {unit && !currency && <span className="text-lg text-muted">{unit}</span>}
              </p>
              <Description text={description} className="text-sm" />
              <div className="flex flex-col gap-1 border-t border-line pt-3">
                <Label>{places.length > 0 ? `${words.rests} · ${words.places(places.length)}` : words.nothing}</Label>
                <ul className="flex flex-col gap-1">
                  {places.map((path) => (
                    <li key={path}>
                      <FactLink path={path} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Item>
        );
      })}
    </div>
  );
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };

/** The code of the currency that a unit is, by its sign or its code. */
function currencyOf(unit: string | null | undefined): string | undefined {
  if (!unit) return undefined;
  if (Object.hasOwn(signs, unit)) return signs[unit];
  return Intl.supportedValuesOf('currency').includes(unit) ? unit : undefined;
}

function Value({ value, currency }: { value: unknown; currency: string | undefined }) {
  const { locale } = useLocale();
  const { none } = useChapterMessages().purpose;
  const look = 'min-w-0 text-3xl font-bold tracking-tighter wrap-anywhere';
  if (value === undefined) return <Unknown />;
  if (value === null) return <span className={look}>{none}</span>;
  return (
    <span className={look}>
      {typeof value === 'number'
        ? new Intl.NumberFormat(locale, {
            ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
            maximumFractionDigits: 12,
          }).format(value)
        : String(value)}
    </span>
  );
}
