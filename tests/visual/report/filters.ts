import { type Decision, type Rank, rankOf } from '../decisions/decisions.ts';
import type { Verdicts } from './verdicts.ts';

/** What a person wants to see of the decisions; null where it does not matter. */
export interface Filters {
  search: string;
  rank: Rank | null;
  component: string | null;
  mode: string | null;
  state: 'open' | 'accepted' | 'rejected' | null;
}

export const noFilters: Filters = { search: '', rank: null, component: null, mode: null, state: null };

/** The decisions that are wanted. Every word that is searched for must be somewhere in one. */
export function filtered(decisions: readonly Decision[], filters: Filters, verdicts: Verdicts): Decision[] {
  const { search, rank, component, mode, state } = filters;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return decisions.filter((decision) => {
    const { changes, says, id } = decision;
    const text = [says, ...changes.flatMap((change) => [change.story, change.title, change.error])]
      .join(' ')
      .toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!rank || rankOf(decision) === rank) &&
      (!component || changes.some(({ title }) => componentOf(title) === component)) &&
      (!mode || changes.some((change) => change.mode === mode)) &&
      (!state || (verdicts[id]?.verdict ?? 'open') === state)
    );
  });
}

/** What can be chosen from: each value that some decision has. */
export function choices(decisions: readonly Decision[]) {
  const changes = decisions.flatMap((decision) => decision.changes);
  return {
    ranks: distinct(decisions.map(rankOf)),
    components: distinct(changes.map(({ title }) => componentOf(title))).sort(),
    modes: distinct(changes.map(({ mode }) => mode)),
  };
}

function componentOf(title: string): string {
  return title.split(': ')[0] ?? title;
}

function distinct<Of>(values: readonly Of[]): Of[] {
  return [...new Set(values)];
}
