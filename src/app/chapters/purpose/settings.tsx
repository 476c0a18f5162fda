import type { ReactNode } from 'react';
import { Unknown, useDrawn } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Badge } from '#components/badge';
import { useLocale } from '#components/locale';
import { Grid } from '#components/stack';
import { Heading } from '#components/text';
import { currencyWords, languageWords, zoneWords } from './named.ts';

/** The languages, the money and the clock of the product; what is assumed is dashed, what is not shown hatched. */
export function Settings() {
  const { product, gaps } = useDocument();
  const { locale } = useLocale();
  const words = useChapterMessages().purpose;
  const { locales, currency } = product.specification.purpose;
  // Where nothing has a price there is no question, and no place for an answer.
  const isAsked = gaps.some(({ path }) => path === 'purpose.currency');
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Grid columns="md">
      <Setting path="purpose.locales" title={words.languages} isAssumed={!locales || locales.length === 0}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {product.locales.map((tag, index) => (
            <li key={tag} className="flex items-baseline gap-1.5">
              <bdi lang={tag}>{languageWords(tag)}</bdi>
              <code className="annotation text-muted">{tag}</code>
              {index === 0 && product.locales.length > 1 && <Badge>{words.first}</Badge>}
            </li>
          ))}
        </ul>
      </Setting>
      {(currency !== undefined || isAsked) && (
        <Setting path="purpose.currency" title={words.currency}>
          {currency ? (
            <p className="flex flex-wrap items-baseline gap-x-3">
              {currencyWords(currency, locale)}
              <span className="text-muted">
                {new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1284.5)}
              </span>
            </p>
          ) : currency === null ? (
            words.none
          ) : (
            <Unknown />
          )}
        </Setting>
      )}
      <Setting path="purpose.timeZone" title={words.clock} isAssumed={!product.timeZone}>
        {product.timeZone ? zoneWords(product.timeZone, locale) : `${words.ofBrowser}: ${zoneWords(browser, locale)}`}
      </Setting>
    </Grid>
  );
}

interface SettingProps {
  path: string;
  title: string;
  isAssumed?: boolean;
  children: ReactNode;
}

function Setting({ path, title, isAssumed = false, children }: SettingProps) {
  const { place, look } = useDrawn<HTMLElement>(path);
  return (
    <section
      {...place}
      className={`flex flex-col gap-2 rounded-sheet border bg-surface p-4 ${isAssumed ? 'border-dashed border-edge' : 'border-line'} ${look}`}
    >
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <div>{children}</div>
      <span className="mt-auto">
        <SourceLink path={path} />
      </span>
    </section>
  );
}
