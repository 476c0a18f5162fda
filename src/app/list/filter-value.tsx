import { Fragment } from 'react';
import { useTools } from '#app/messages/tools';
import { WrittenValue } from '#app/screens';
import { daysIn, type Filter, type Path, spans } from '#specification';
import { fieldOf } from './field-of.ts';

/** What a path is filtered by, in words. */
export function FilterValue({ path, filter }: { path: Path; filter: Filter }) {
  const field = fieldOf(path);
  if ('empty' in filter) return null;
  if ('contains' in filter) return <q>{filter.contains}</q>;
  if ('within' in filter) return <SpanWords span={filter.within} />;
  if ('oneOf' in filter)
    return filter.oneOf.map((value, index) => (
      <Fragment key={value}>
        {index > 0 && ', '}
        <WrittenValue field={field} value={value} />
      </Fragment>
    ));
  return (
    <span>
      {filter.from && <WrittenValue field={field} value={filter.from} />}
      {filter.from && filter.to && filter.from !== filter.to && ' – '}
      {filter.to && filter.to !== filter.from && <WrittenValue field={field} value={filter.to} />}
    </span>
  );
}

function SpanWords({ span }: { span: string }) {
  const { filters } = useTools();
  const some = daysIn(span);
  if (some) return <>{some.direction === 'last' ? filters.lastDays(some.days) : filters.nextDays(some.days)}</>;
  const known = spans.find((one) => one === span);
  return <>{known ? filters.spans[known] : span}</>;
}
