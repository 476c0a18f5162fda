import {
  changesOne,
  isAlike,
  type Operation,
  type Product,
  type Subject,
  takesBody,
  type Values,
} from '#specification';
import { expectDone, expectNamed, expectStatus, otherValue } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, LeftOpen, type Proof, proofOf, Untried } from '../proof.ts';
import { find } from '../search/find.ts';
import type { Start } from '../search/starts.ts';
import type { Stage } from '../stage.ts';
import { nobody } from '../subjects.ts';
import type { Said } from '../words/index.ts';
import { Writing } from '../writing.ts';
import { openStatus } from './open-status.ts';
import { breakRule } from './rules.ts';

type Call = Operation & { call: NonNullable<Operation['call']> };

/** Chapter 7: each call is found where it is stated, pages and repeats as it says, and fails with the errors that it names. */
export function callProofs(product: Product): Proof[] {
  return product.operations.flatMap((operation) => {
    const { call } = operation;
    if (!call) return [];
    const stated: Call = { ...operation, call };
    const { facts, name } = call;
    const own = (key: string, claim: Said, attempt: (stage: Stage) => Promise<Said | undefined>) =>
      proofOf(product, `calls.${name}.${key}`, claim, attempt);
    return [
      own(
        'path',
        ({ claims }) => claims.call(name, `${operation.method} ${operation.template.written}`),
        (stage) => answersThere(stage, stated),
      ),
      ...(facts.pagination
        ? [
            own(
              'pagination',
              ({ claims }) => claims.pagination(name, facts.pagination ?? ''),
              (stage) => pages(stage, stated),
            ),
          ]
        : []),
      ...(facts.concurrency && comparesRevisions(operation)
        ? [
            own(
              'concurrency',
              ({ claims }) => claims.concurrency(name),
              (stage) => revisions(stage, stated),
            ),
          ]
        : []),
      ...(facts.idempotencyKey && operation.method !== 'GET'
        ? [
            own(
              'idempotencyKey',
              ({ claims }) => claims.idempotency(name),
              (stage) => repeats(stage, stated),
            ),
          ]
        : []),
      ...(facts.errors ?? []).map((error, index) =>
        proofOf(
          product,
          `calls.${name}.errors.${index}`,
          ({ claims }) => claims.fails(name, error),
          (stage) => fails(stage, stated, error),
          [`errors.${error}`],
        ),
      ),
    ];
  });
}

/** Whether it changes a record that is there: what has no revision before has none to compare. */
function comparesRevisions({ does, method }: Operation): boolean {
  return method !== 'GET' && changesOne(does);
}

/** Who may do it, and a record that it may be done to. */
function standingFor(stage: Stage, { entity, does }: Operation): { subject: Subject; record: Values } {
  const access = new ExpectedAccess(stage.product, stage.world);
  const { lifecycle } = entity;
  const from = lifecycle?.transition(does)?.from;
  const records = stage.world.records(entity);
  const isHeld = (record: Values) => does === 'delete' && stage.world.isReferredTo(entity, record);
  const fitting = records.filter(
    (record) => (!from || from.includes(String(record[lifecycle?.field.name ?? '']))) && !isHeld(record),
  );
  const transition = lifecycle?.transition(does);
  const isOpen = (subject: Subject, record: Values) =>
    !transition || transition.isGuardOverAsked || transition.test(record, stage.world.around(subject)) === true;
  for (const record of fitting.length > 0 ? fitting : records)
    for (const subject of stage.subjects())
      if (access.may(subject, does, entity, record).may && isOpen(subject, record)) return { subject, record };
  throw new Untried(({ untried }) => untried.nobodyMay(does, entity.label.text));
}

/** An `OPTIONS` names the method, and another method is not taken. */
async function answersThere(stage: Stage, call: Call): Promise<Said | undefined> {
  const { subject, record } = standingFor(stage, call);
  const path = call.template.fill((name) => String(record[name] ?? call.entity.keyOf(record)));
  const { headers } = expectStatus(await stage.send(subject, 'OPTIONS', path), 200, 204);
  const allowed = headers.get('allow') ?? '';
  if (!allowed.split(/,\s*/).includes(call.method))
    throw new Contradiction(({ contradicted }) => contradicted.allows(`OPTIONS ${path}`, allowed));
  const other = ['PUT', 'DELETE', 'PATCH', 'POST'].find((method) => !allowed.includes(method));
  if (other) expectStatus(await stage.send(subject, other, path), 405);
  if (call.method === 'GET') expectDone(await stage.send(subject, 'HEAD', path));
  return () => allowed;
}

async function pages(stage: Stage, call: Call): Promise<Said | undefined> {
  const { subject } = standingFor(stage, call);
  const keys = (items: unknown) => (Array.isArray(items) ? items.map((item: Values) => call.entity.keyOf(item)) : []);
  const page = async (query: string) =>
    expectDone(await stage.perform(subject, 'list', call.entity, undefined, { query }));
  const access = new ExpectedAccess(stage.product, stage.world);
  const listed = stage.world
    .records(call.entity)
    .filter((record) => access.may(subject, 'list', call.entity, record).may);
  // Of two there is no second page.
  if (listed.length < 3) throw new Untried(({ untried }) => untried.tooFew(call.entity.plural.text));
  const first = await page('size=2');
  const isByCursor = call.call.facts.pagination === 'cursor';
  const second = await page(
    isByCursor ? `size=2&cursor=${encodeURIComponent(String(first.body.next))}` : 'size=2&page=2',
  );
  const [one, two] = [keys(first.body.items), keys(second.body.items)];
  const isCounted = isByCursor || typeof first.body.total === 'number';
  if (one.length !== 2 || two.length === 0 || !isCounted || one.some((key) => two.includes(key)))
    throw new Contradiction(({ contradicted }) => contradicted.secondPage(second.asked));
  if (!isByCursor && first.body.total !== listed.length)
    throw otherValue(first.asked, 'total', first.body.total, listed.length);
  return ({ proven }) => proven.of(one.length + two.length, stage.world.records(call.entity).length);
}

async function revisions(stage: Stage, call: Call): Promise<Said | undefined> {
  const { writing, result } = doing(stage, call);
  const { subject, stored: record = {} } = writing;
  const { headers } = expectDone(await stage.perform(subject, 'read', call.entity, record));
  const etag = headers.get('etag') ?? '';
  const path = call.template.fill((name) => String(record[name] ?? call.entity.keyOf(record)));
  const body = takesBody(call.method) ? writing.bodyFor(result) : undefined;
  const change = (match: Record<string, string>) => stage.send(subject, call.method, path, { body, headers: match });
  expectStatus(await change({}), 428);
  // What comes last is done: what is deleted or has changed its state cannot be asked for again.
  expectStatus(await change({ 'if-match': '"0"' }), 412);
  expectDone(await change({ 'if-match': etag }));
  if (call.does === 'update') expectStatus(await change({ 'if-match': etag }), 412);
  return () => etag;
}

async function repeats(stage: Stage, call: Call): Promise<Said | undefined> {
  const { entity } = call;
  const { writing, result } = doing(stage, call);
  const sent = takesBody(call.method) ? writing.bodyFor(result) : undefined;
  const headers = { 'idempotency-key': `verify-${crypto.randomUUID()}` };
  const send = (body: Values | undefined) => {
    const asking = { headers, ...(body ? { body } : {}) };
    return stage.perform(writing.subject, call.does, entity, writing.stored, asking);
  };
  const first = expectDone(await send(sent));
  const second = expectDone(await send(sent));
  if (!isAlike(second.body[entity.key], first.body[entity.key]))
    throw new Contradiction(({ contradicted }) => contradicted.secondRecord(second.asked));
  const [name] = Object.keys(sent ?? {});
  if (name !== undefined) {
    const { [name]: _, ...other } = sent ?? {};
    expectStatus(await send(other), 422);
  }
  return ({ proven }) => proven.once;
}

/** Somebody who does what a call does, with all that it asks for. */
function doing(stage: Stage, { entity, does, ...call }: Call): Start {
  const asks = entity.lifecycle?.transition(does)?.asks.map(({ name }) => name) ?? [];
  const isUpdate = does === 'update';
  const way = does === 'create' ? 'made' : isUpdate ? 'changed' : asks.length > 0 ? 'taken on' : undefined;
  if (way === undefined) {
    const { subject, record } = standingFor(stage, { entity, does, ...call });
    const writing = new Writing(stage, does, entity, subject, record);
    return { writing, result: writing.resultOf({}) };
  }
  const found = find(stage, entity, way, {
    names: isUpdate ? entity.fields.map(({ name }) => name) : asks,
    isWanted: (result, writing) =>
      writing.does === does &&
      writing.isFine(result) &&
      writing.mayReadBack(entity.key, result) &&
      !(isUpdate && Object.keys(writing.bodyFor(result)).length === 0),
  });
  if (!found) throw new Untried(({ untried }) => untried.nobodyMay(does, entity.label.text));
  return found;
}

function whyNobodyDenied({ product, ground }: Stage, isDenied: (subject: Subject) => boolean): Error {
  const without = product.access.roles.find(
    ({ name }) => ground.people?.(name).length === 0 && isDenied({ id: name, roles: [name] }),
  );
  return without
    ? new Untried(({ untried }) => untried.noCredentials(without.name))
    : new LeftOpen(({ open }) => open.everybodyMay);
}

/** Brings an error about that a call names, by what its status means. */
async function fails(stage: Stage, call: Call, error: string): Promise<Said | undefined> {
  const { product } = stage;
  const status = product.error(error)?.status ?? 422;
  const rules = product.rules.filter((one) => one.error === error);
  const rule = rules.find(({ entity, assert }) => entity === call.entity && assert);
  if (rule) return breakRule(rule, call.entity, stage, call.does);
  const [untold] = rules;
  if (untold) throw new LeftOpen(({ open }) => open.noAssert(untold.label.text));
  const path = (record: Values) => call.template.fill((name) => String(record[name] ?? call.entity.keyOf(record)));
  const send = (subject: Subject, record: Values, headers: Record<string, string> = {}, body?: Values) =>
    stage.send(subject, call.method, path(record), {
      headers,
      ...(takesBody(call.method) ? { body: body ?? {} } : {}),
    });
  const isOfStatus = {
    404: call.template.parameters.length > 0,
    412: comparesRevisions(call),
    422: takesBody(call.method),
  };
  if (isOfStatus[status as keyof typeof isOfStatus] === false) throw new LeftOpen(openStatus(status));
  switch (status) {
    case 401: {
      if (!stage.ground.people) throw new LeftOpen(openStatus(status));
      expectNamed(await send(nobody, stage.world.records(call.entity)[0] ?? {}, { 'if-match': '*' }), product, error);
      return ({ proven, report }) => proven.as(report.nobody, 401);
    }
    case 403: {
      const access = new ExpectedAccess(product, stage.world);
      const record = stage.world.records(call.entity)[0] ?? {};
      const isDenied = (one: Subject) => !access.may(one, call.does, call.entity, record).may;
      // Who is not signed in is asked to sign in.
      const denied = stage.subjects().find((one) => isDenied(one) && (one.roles.length > 0 || !stage.ground.people));
      if (!denied) throw whyNobodyDenied(stage, isDenied);
      expectNamed(await send(denied, record, { 'if-match': '*' }), product, error);
      return ({ proven, report }) => proven.as(denied.roles.join(', ') || report.nobody, 403);
    }
    case 404: {
      const { subject } = standingFor(stage, call);
      const gone = Object.fromEntries(
        [...call.template.parameters, call.entity.key].map((name) => [name, 'nobody-has-this-key']),
      );
      expectNamed(await send(subject, gone, { 'if-match': '*' }), product, error);
      return ({ proven, report }) => proven.as(subject.roles.join(', ') || report.nobody, 404);
    }
    case 412: {
      const { subject, record } = standingFor(stage, call);
      expectNamed(await send(subject, record, { 'if-match': '"0"' }), product, error);
      return ({ proven, report }) => proven.as(subject.roles.join(', ') || report.nobody, 412);
    }
    case 422: {
      const { subject, record } = standingFor(stage, call);
      const writing = new Writing(stage, call.does, call.entity, subject, call.does === 'create' ? undefined : record);
      const name = writing.writable(writing.base).find((one) => call.entity.field(one)?.kindName !== 'boolean');
      if (name === undefined) throw new Untried(({ untried }) => untried.noWrongAnswer);
      expectNamed(await send(subject, record, { 'if-match': '*' }, { [name]: { no: 'answer' } }), product, error);
      return () => name;
    }
    default:
      throw new LeftOpen(openStatus(status));
  }
}
