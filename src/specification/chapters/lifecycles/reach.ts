import type { LifecycleFacts } from './vocabulary.ts';

/** The states that no chain of transitions leads to; none where it is not known where a record begins or what leads where. */
export function unreachable({ initial, states, transitions }: LifecycleFacts): string[] {
  const taken = Object.values(transitions ?? {});
  const isOpen = taken.some(({ to }) => to === undefined);
  if (!initial || !states || !Object.hasOwn(states, initial) || taken.length === 0 || isOpen) return [];
  const ways = new Map<string, string[]>();
  const reached = new Set([initial]);
  const ahead = [initial];
  const reach = (state: string) => {
    if (reached.has(state)) return;
    reached.add(state);
    ahead.push(state);
  };
  for (const { from, to } of taken) {
    const target = to ?? 'none';
    // From where it leads is not shown: from anywhere.
    if (from === undefined) reach(target);
    for (const state of from ?? ['none']) {
      const list = ways.get(state) ?? [];
      ways.set(state, list);
      list.push(target);
    }
  }
  for (let state = ahead.pop(); state !== undefined; state = ahead.pop()) ways.get(state)?.forEach(reach);
  return Object.keys(states).filter((state) => !reached.has(state));
}
