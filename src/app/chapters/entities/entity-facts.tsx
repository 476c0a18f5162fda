import type { ReactNode } from 'react';
import { screensOf, useDrawn } from '#app/chapters/drawn';
import { FactLinks } from '#app/chapters/fact-links';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useScreenName } from '#app/screens';
import { Badge } from '#components/badge';
import { assumedNames, type Entity } from '#specification';

/** What holds for an entity as a whole: how it is called and known, where it is seen, what it must keep. */
export function EntityFacts({ entity }: { entity: Entity }) {
  const { product } = useDocument();
  const { yes, no } = useMessages();
  const nameOf = useScreenName();
  const { place, look } = useDrawn<HTMLDListElement>(entity.path);
  const { model } = useChapterMessages();
  const { facts, lifecycle, path } = entity;
  const display = facts.display ?? (facts.display === null ? undefined : assumedNames(entity)[0]?.name) ?? entity.key;
  const screens = screensOf(product, entity).map((screen) => ({ path: screen.path, label: nameOf(screen) }));
  const rules = entity.rules.map(({ path: at, label }) => ({ path: at, label: label.text }));
  return (
    <dl
      {...place}
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-3 text-sm ${look}`}
    >
      <Known title={model.plural} isAssumed={entity.plural.assumed}>
        {entity.plural.text}
      </Known>
      <Known title={model.key} isAssumed={entity.isKeyAssumed}>
        {entity.field(entity.key)?.label.text ?? entity.key}
      </Known>
      <Known title={model.display} isAssumed={!facts.display}>
        {facts.display?.startsWith('=') ? (
          <code className="annotation break-words">{facts.display}</code>
        ) : (
          (entity.pathTo(display)?.label.text ?? display)
        )}
      </Known>
      <Known title={model.history} isAssumed={facts.history === undefined}>
        {entity.keepsHistory ? yes : no}
      </Known>
      {entity.uniqueTogether.length > 0 && (
        <Known title={model.uniqueTogether}>
          {entity.uniqueTogether.map((group) => group.map(({ label }) => label.text).join(' + ')).join('; ')}
        </Known>
      )}
      {lifecycle && (
        <Known title={model.states}>
          <FactLinks
            links={[{ path: lifecycle.path, label: lifecycle.states.map(({ label }) => label.text).join(', ') }]}
          />
        </Known>
      )}
      {screens.length > 0 && (
        <Known title={model.screens}>
          <FactLinks links={screens} />
        </Known>
      )}
      {rules.length > 0 && (
        <Known title={model.rules}>
          <FactLinks links={rules} />
        </Known>
      )}
      {(facts.samples?.length ?? 0) > 0 && (
        <Known title={model.samples}>
          <FactLinks links={[{ path: `${path}.samples`, label: String(facts.samples?.length) }]} />
        </Known>
      )}
    </dl>
  );
}

function Known({ title, isAssumed = false, children }: { title: string; isAssumed?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{title}</dt>
      <dd>{isAssumed ? <Badge certainty="assumed">{children}</Badge> : children}</dd>
    </div>
  );
}
