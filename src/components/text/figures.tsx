import { Fragment } from 'react';

/**
 * A number whose digits stand under the digits of other numbers. Only the digits are as wide as one another: what stands
 * between them keeps its own width, so that a number is not torn.
 */
export function Figures({ children }: { children: string }) {
  return children.split(/(\p{Nd}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name of their own
      <span key={index} className="tabular-nums">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name of their own
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
