import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Description } from '#app/prose';
import { Button } from '#components/button';
import { Card } from '#components/card';
import type { Entity } from '#specification';
import { entityAddress } from './entity-address.ts';
import type { Reference } from './references.ts';

/** An entity in a few words, beside the picture. */
export function EntityExplained({ entity, references }: { entity: Entity; references: readonly Reference[] }) {
  const { to } = useDocument();
  const { model } = useChapterMessages();
  const leaving = references.filter(({ from }) => from === entity);
  const coming = references.filter((reference) => reference.to === entity);
  return (
    <Card
      title={entity.label.text}
      actions={<GapNote path={entity.path} subject={entity.label.text} isAlways />}
      certainty={entity.hasFields ? 'stated' : 'assumed'}
    >
      <div className="flex flex-col gap-3 text-sm">
        <Description text={entity.facts.description} />
        <p className="text-muted">{entity.hasFields ? model.fieldCount(entity.fields.length) : model.noFields}</p>
        <Ends
          title={model.refersTo}
          ends={leaving.map(({ id, label, to: target }) => ({
            id,
            text: model.leads(label, target?.label.text ?? '?'),
          }))}
        />
        <Ends
          title={model.referredBy}
          ends={coming.map(({ id, label, from }) => ({ id, text: `${from.label.text} · ${label}` }))}
        />
        <SourceLink path={entity.path} />
        <Button asChild size="sm" className="self-start">
          <RouterLink to={to(entityAddress(entity))}>
            {model.open(entity.label.text)}
            <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </RouterLink>
        </Button>
      </div>
    </Card>
  );
}

function Ends({ title, ends }: { title: string; ends: readonly { id: string; text: string }[] }) {
  if (ends.length === 0) return null;
  return (
    <div>
      <p className="text-muted">{title}</p>
      <ul className="ps-3">
        {ends.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
