import { Fragment } from 'react';
import { WrittenValue } from '#app/screens';
import type { Filter, Path } from '#specification';
import { fieldOf } from './field-of.ts';

/** What a path is filtered by, in words. */
export function FilterValue({ path, filter }: { path: Path; filter: Filter }) {
  const field = fieldOf(path);
  if ('contains' in filter) return <q>{filter.contains}</q>;
  if ('oneOf' in filter)
    return filter.oneOf.map((value, index) => (
      <Fragment key={value}>
        {index > 0 && ', '}
        <WrittenValue field={field} value={value} />
      </Fragment>
    ));
  return (
    <span>
      {filter.from && <WrittenValue field={field} value={filter.from} />} –{' '}
      {filter.to && <WrittenValue field={field} value={filter.to} />}
    </span>
  );
}
