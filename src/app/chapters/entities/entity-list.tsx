import { Link as RouterLink } from 'react-router';
import { LineLink } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import { WordTable } from '#components/word-table';
import { assumedOnDelete, type Entity } from '#specification';
import { entityAddress } from './entity-address.ts';
import { lostTarget, type Reference } from './references.ts';
import { endOf } from './use-model.tsx';

/** The picture of entities in words: each with what it refers to and what refers to it. */
export function EntityList({
  entities,
  references,
}: {
  entities: readonly Entity[];
  references: readonly Reference[];
}) {
  const { to } = useDocument();
  const { model } = useChapterMessages();
  return (
    <WordTable
      caption={model.title}
      headings={[model.entity, model.fields, model.refersTo, model.referredBy, model.line]}
      rows={entities.map((entity) => ({
        key: entity.name,
        cells: [
          <Link key="link" asChild className="font-medium">
            <RouterLink to={to(entityAddress(entity))}>{entity.label.text}</RouterLink>
          </Link>,
          entity.hasFields ? entity.fields.length : model.noFields,
          <ul key="leaving">
            {references
              .filter(({ from }) => from === entity)
              .map((reference) => (
                <li key={reference.id}>
                  {model.leads(reference.label, reference.to?.label.text ?? model.lost(lostTarget(reference).name))}
                  <span className="text-muted">
                    {' '}
                    · {model.ends[endOf(reference)]} · {model.onDelete[reference.field.onDelete ?? assumedOnDelete]}
                  </span>
                </li>
              ))}
          </ul>,
          <ul key="coming">
            {references
              .filter((reference) => reference.to === entity)
              .map(({ id, from, label }) => (
                <li key={id}>
                  {from.label.text} · {label}
                </li>
              ))}
          </ul>,
          <LineLink key="line" path={entity.path} subject={entity.label.text} />,
        ],
      }))}
    />
  );
}
