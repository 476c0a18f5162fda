import type { Decision } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import { type Rejections, rejectionOf } from '../review/rejections.ts';

/** What is decided by itself although it changed for the same reason as others: by the name of the picture, what it is decided with. */
export type Apart = Readonly<Record<string, string>>;

/** What was rejected of a decision of which not all was: by the reason. */
export function rejectedApart(decisions: readonly Decision[], rejected: Rejections): Apart {
  return Object.fromEntries(
    decisions.flatMap(({ changes }) => {
      const found = changes.flatMap((change) => {
        const rejection = rejectionOf(change, rejected);
        return rejection ? [[pictureName(change), `rejected ${rejection.reason ?? ''}`] as const] : [];
      });
      return found.length < changes.length ? found : [];
    }),
  );
}

/** Decisions, each followed by what is decided apart from it. Both halves of a renaming are one. */
export function withApart(decisions: readonly Decision[], apart: Apart): Decision[] {
  return decisions.flatMap((decision) => {
    if (decision.kind === 'renamed') return [decision];
    const groups = Map.groupBy(decision.changes, (change) => apart[pictureName(change)] ?? '');
    return [...groups]
      .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
      .map(([name, changes]) => ({ ...decision, id: name === '' ? decision.id : `${decision.id} ${name}`, changes }));
  });
}

/** Whether a picture can be decided without the others of its decision. */
export function canBeApart({ kind, changes }: Decision): boolean {
  return kind !== 'renamed' && changes.length > 1;
}
