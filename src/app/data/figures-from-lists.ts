import { aggregate, byTime, byValue } from '#backend';
import { type Figure, ProblemError } from '#client';
import {
  type Around,
  type Entity,
  everything,
  isOutOfSight,
  type Screen,
  scopeOf,
  type Values,
  type Widget,
} from '#specification';
import { pagesOf } from './pages-of.ts';
import type { Session } from './session.tsx';

/** How many pages of how many records are counted: a dashboard of more would be a burden on the server. */
const most = { pages: 10, size: 200 };

type Counting = Pick<Session, 'client' | 'known' | 'subject' | 'connection'>;

interface Rows {
  /** How many there are; undefined where the server does not say. */
  total: number | undefined;
  items: Values[];
  /** Whether the items are all that there are. */
  isWhole: boolean;
}

/** What the widgets of a dashboard show, counted from the lists of a server that gives no figures. */
export async function figuresFromLists(session: Counting, screen: Screen, signal?: AbortSignal): Promise<Figure[]> {
  const asked = new Map<Entity, Promise<Rows>>();
  return Promise.all(
    screen.widgets.map(async (widget): Promise<Figure> => {
      const { entity } = widget;
      if (!entity || isOutOfSight(widget, session.subject)) return { value: null, isDenied: true };
      const rows = asked.get(entity) ?? rowsOf(session, entity, signal);
      asked.set(entity, rows);
      try {
        return await figureOf(session, widget, entity, await rows);
      } catch (error) {
        // Who is only assumed may be nobody to the server: that is one failure, and no lock on each figure.
        const isDenied = error instanceof ProblemError && error.status === 403 && !session.connection.isAssumed;
        if (isDenied) return { value: null, isDenied };
        if (error instanceof ProblemError && [404, 405, 501].includes(error.status)) return unknown;
        throw error;
      }
    }),
  );
}

const unknown: Figure = { value: null, isUnknown: true };

async function figureOf({ known }: Counting, widget: Widget, entity: Entity, rows: Rows): Promise<Figure> {
  const { by, facts, where } = widget;
  const isCount = !where && !by && (facts.aggregate ?? 'count') === 'count';
  if (isCount && rows.total !== undefined) return { value: rows.total };
  if (!rows.isWhole) return unknown;
  return known.settle((around: Around): Figure => {
    const found = rows.items.filter((values) => !where || where.test(scopeOf(entity, values, around)) === true);
    if (by && facts.kind === 'bars') return { buckets: drawn(byValue(widget, by, found, around)) };
    if (by && facts.kind === 'line') return { buckets: drawn(byTime(widget, by, found, around)) };
    return { value: aggregate(widget, found, around) };
  });
}

function drawn(buckets: readonly { key: string | null; value: number | null }[]) {
  return buckets.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}

/** The records of an entity that may be listed, page by page. */
async function rowsOf({ client, known, subject }: Counting, entity: Entity, signal?: AbortSignal): Promise<Rows> {
  const { access } = entity.product;
  const refused = (status: number) => new ProblemError({ type: 'about:blank', status, title: '' });
  if (!entity.product.operation(entity, 'list')) throw refused(501);
  if (access.decide('list', entity, { subject }).answer === false) throw refused(403);
  const items: Values[] = [];
  let total: number | undefined;
  let isWhole = false;
  let left = most.pages;
  for await (const step of pagesOf(client, entity, { query: everything, size: most.size, signal })) {
    const { page } = step;
    known.putAll(entity, page.included);
    items.push(...page.items);
    total ??= page.total;
    isWhole = step.isWhole;
    if (--left === 0) break;
  }
  return { items, total: isWhole ? (total ?? items.length) : total, isWhole };
}
