import { useEffect, useState } from 'react';
import { useRecords } from '#app/data';
import { useDocument } from '#app/product';
import { type CameFrom, knownTo, screenAt, sortedBy, useCameFrom, withoutDocument } from '#app/screens';
import type { RecordPage } from '#client';
import { type Entity, isSame, type ListQuery, parseListQuery, type Screen, type Values } from '#specification';

/** A record beside another one in a list, and the list at the page where it stands. */
export interface Neighbour {
  record: Values;
  from: CameFrom;
}

export interface Neighbours {
  /** From 1. */
  place: number;
  total: number | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

interface Asked {
  screen: Screen;
  from: CameFrom;
  query: ListQuery;
}

/** What stands before and after a record in the list that one came from; undefined where one came from none. */
export function useNeighbours(entity: Entity, key: string): Neighbours | undefined {
  const asked = useAsked(entity);
  const page = asked?.query.page ?? 1;
  const here = usePage(entity, asked, page);
  const at = here?.items.findIndex((record) => entity.keyOf(record) === key) ?? -1;
  const isLast = here !== undefined && at === here.items.length - 1;
  const size = asked?.screen.pageSize ?? 1;
  const isMore = (here?.total ?? Number.POSITIVE_INFINITY) > page * size;
  const before = usePage(entity, at === 0 && page > 1 ? asked : undefined, page - 1);
  const after = usePage(entity, isLast && at >= 0 && isMore ? asked : undefined, page + 1);
  const neighbour = (record: Values | undefined, on: number): Neighbour | undefined =>
    record && asked && { record, from: onPage(asked.from, on) };
  const found: Neighbours | undefined =
    at < 0
      ? undefined
      : {
          place: (page - 1) * size + at + 1,
          total: here?.total,
          previous: at > 0 ? neighbour(here?.items[at - 1], page) : neighbour(before?.items.at(-1), page - 1),
          next: isLast ? neighbour(after?.items[0], page + 1) : neighbour(here?.items[at + 1], page),
        };
  // What is done to a record may take it out of its list: the way on stays as it was.
  const [kept, keep] = useState(found);
  const isNew = found !== undefined && !isSame(found, kept);
  useEffect(() => {
    if (isNew) keep(found);
  });
  return found ?? kept;
}

/** The list that one came from, as far as it is one of these records. */
function useAsked(entity: Entity): Asked | undefined {
  const { product, to } = useDocument();
  const from = useCameFrom();
  const screen = from && screenAt(product, withoutDocument(from.pathname, to('/')))?.screen;
  if (!from || screen?.kind !== 'list' || screen.entity !== entity) return undefined;
  const query = knownTo(screen, parseListQuery(new URLSearchParams(from.search)));
  return { screen, from, query: { ...query, sort: sortedBy(screen, query) } };
}

function usePage(entity: Entity, asked: Asked | undefined, page: number): RecordPage | undefined {
  const query = { ...(asked?.query ?? parseListQuery(new URLSearchParams())), page };
  const options = asked ? { query, size: asked.screen.pageSize, screen: asked.screen } : { query, size: 1 };
  const { data, isPlaceholderData } = useRecords(asked && entity, options);
  return asked && !isPlaceholderData ? data : undefined;
}

function onPage({ pathname, search }: CameFrom, page: number): CameFrom {
  const parameters = new URLSearchParams(search);
  if (page > 1) parameters.set('page', String(page));
  else parameters.delete('page');
  const written = parameters.toString();
  return { pathname, search: written && `?${written}` };
}
