import type { Answer } from './answer.ts';
import type { Layout, Part } from './layout.ts';
import { namesOf } from './typing.ts';

/** A part as it is shown. */
export function written(part: Part, number: number, layout: Layout): string {
  return namesOf(part, layout)[number] ?? layout.digits(number, part === 'year' ? 1 : 2);
}

/** All of it as it is shown; nothing stands where nothing is typed. */
export function allWritten(answer: Answer, layout: Layout): string {
  return layout.pieces
    .map((piece) => {
      if ('literal' in piece) return piece.literal;
      const number = answer[piece.part];
      return number === undefined ? '' : written(piece.part, number, layout);
    })
    .join('');
}
