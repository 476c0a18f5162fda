import { Link as RouterLink } from 'react-router';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Badge } from '#components/badge';
import { Link } from '#components/link';
import type { Field } from '#specification';
import { entityAddress } from './entity-address.ts';
import { typeWords } from './type-words.ts';

/** What an answer is: its type, its form, what there is to choose from. */
export function TypeCell({ field }: { field: Field }) {
  const { to } = useDocument();
  const { model } = useChapterMessages();
  const inner = field.items ?? field;
  const words = typeWords(field, model);
  const certainty = inner.kindName === 'reference' && !inner.to ? 'notShown' : field.assumed ? 'assumed' : 'stated';
  return (
    <div className="flex max-w-60 flex-col items-start gap-1">
      {certainty !== 'stated' ? (
        <Badge certainty={certainty}>{words}</Badge>
      ) : inner.to ? (
        <Link asChild className="max-sm:inline-flex max-sm:min-h-6 max-sm:items-center">
          <RouterLink to={to(entityAddress(inner.to))}>{words}</RouterLink>
        </Link>
      ) : (
        <span>{words}</span>
      )}
      {inner.format && <span className="annotation text-muted">{inner.format}</span>}
      {inner.choices.length > 0 && (
        <span className="text-xs text-muted">{inner.choices.map(({ title }) => title).join(', ')}</span>
      )}
    </div>
  );
}
