import { useEffect, useMemo } from 'react';
import { FactLink } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { listed, useLocale } from '#components/locale';
import { changesBetween, type FactChange, parseSeen, seenOf } from './changes-between.ts';

const most = 12;
const tones = { added: 'positive', changed: 'info', removed: 'critical' } as const;

/** What a document says that it did not say when somebody last looked; nothing on a first look. */
export function Changes() {
  const { id, product } = useDocument();
  const words = useChapterMessages().changes;
  const { locale } = useLocale();
  const [kept, keep] = useSetting(`seen.${id}`, '');
  const now = useMemo(() => seenOf(product.specification), [product]);
  const before = useMemo(() => parseSeen(kept), [kept]);
  const changes = useMemo(() => (before ? changesBetween(before, product.specification) : []), [before, product]);
  useEffect(() => {
    if (!before) keep(JSON.stringify(now));
  }, [before, keep, now]);
  if (changes.length === 0) return null;
  const count = (kind: FactChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const said = (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    count(kind) > 0 ? words[kind](count(kind)) : [],
  );
  return (
    <Card
      title={`${words.title} · ${listed(locale, said)}`}
      actions={
        <Button size="sm" onClick={() => keep(JSON.stringify(now))}>
          {words.seen}
        </Button>
      }
    >
      <ul className="grid gap-x-8 gap-y-1 lg:grid-cols-2">
        {changes.slice(0, most).map(({ kind, path }) => (
          <li key={path} className="flex min-w-0 items-baseline gap-2">
            <Badge tone={tones[kind]}>{words.kinds[kind]}</Badge>
            {kind === 'removed' ? (
              <code className="annotation break-all text-muted">{path}</code>
            ) : (
              <FactLink path={path} />
            )}
          </li>
        ))}
      </ul>
      {changes.length > most && <p className="mt-2 text-sm text-muted">{words.more(changes.length - most)}</p>}
    </Card>
  );
}
