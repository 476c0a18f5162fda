import { Fragment } from 'react';
import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const email: FieldView = {
  Display: ({ value, compact }) =>
    compact ? (
      <bdi>
        {/* On a phone, where it takes two lines, the name stands in one and its place in the other. */}
        {String(value)
          .split(/(?<=@)/)
          .map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order
            <Fragment key={index}>
              {index > 0 && <wbr className="sm:hidden" />}
              {part}
            </Fragment>
          ))}
      </bdi>
    ) : (
      <FieldLink href={`mailto:${encodeURIComponent(String(value)).replace('%40', '@')}`}>{String(value)}</FieldLink>
    ),
};
