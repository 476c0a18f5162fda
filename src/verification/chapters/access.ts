import { type Entity, isAlike, type Product, type Subject, type Values } from '#specification';
import { expectDenied, expectDone } from '../expect.ts';
import { ExpectedAccess, permissionsAbout } from '../expected-access.ts';
import { notShownProof, type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said, Words } from '../words/index.ts';
import { Writing } from '../writing.ts';
import { conditionNames } from './lifecycles.ts';
import { expectListed, expectShown } from './shown.ts';
import { standing } from './standing.ts';

const actions = ['list', 'read', 'create', 'update', 'delete'] as const;
type Action = (typeof actions)[number];

/** Chapter 6: each role, and nobody, does each thing to each entity, as far as it may and where it may not. */
export function accessProofs(product: Product): Proof[] {
  if (product.access.isOpen) return [];
  if (product.access.isClosed) return [notShownProof(product, 'access', ({ claims }) => claims.rights)];
  const roles = [...product.access.roles.map(({ name }) => name), ''];
  return roles.flatMap((role) =>
    product.entities.flatMap((entity) => actions.flatMap((action) => proofsFor(product, role, action, entity))),
  );
}

function proofsFor(product: Product, role: string, action: Action, entity: Entity): Proof[] {
  const concerned = permissionsAbout(product, [role], action, entity);
  const about = concerned.map(({ path }) => path);
  const denies = concerned.filter(({ isDeny }) => isDeny);
  const allows = concerned.filter(({ isDeny }) => !isDeny);
  const isConditional =
    denies.some(({ when, fields }) => when && !fields) || (allows.length > 0 && allows.every(({ when }) => when));
  const [first = 'access.permissions'] = about;
  const name = ({ claims, report }: Words) => claims.doing(role || report.nobody, action, entity.label.text);
  const proof = (claim: (words: Words) => (what: string) => string, attempt: (stage: Stage) => Promise<Said>) =>
    proofOf(product, first, (words) => claim(words)(name(words)), attempt, about);
  if (action === 'list')
    return [
      proof(
        ({ claims }) => claims.permitted,
        (stage) => tryList(stage, role, entity),
      ),
    ];
  const limited = concerned.filter(({ fields }) => fields);
  const isOpen = allows.some(({ fields }) => !fields);
  const isLimited = isOpen ? limited.some(({ isDeny }) => isDeny) : limited.length > 0;
  const hasFields = isLimited && (action === 'update' || action === 'create');
  return [
    ...(isConditional
      ? [true, false].map((wanted) =>
          proof(
            ({ claims }) => (wanted ? claims.permittedWhere : claims.deniedWhere),
            (stage) => tryOne(stage, role, action, entity, wanted),
          ),
        )
      : [
          proof(
            ({ claims }) => claims.permitted,
            (stage) => tryOne(stage, role, action, entity, undefined),
          ),
        ]),
    ...(hasFields
      ? [
          proof(
            ({ claims }) => claims.permittedFields,
            (stage) => tryFields(stage, role, action, entity),
          ),
        ]
      : []),
  ];
}

async function tryList(stage: Stage, role: string, entity: Entity): Promise<Said> {
  const subject = stage.subjectOf(role);
  const answer = await stage.perform(subject, 'list', entity, undefined, { query: 'size=1000' });
  const access = new ExpectedAccess(stage.product, stage.world);
  if (!access.may(subject, 'list', entity).may) {
    expectDenied(answer, subject);
    return denied;
  }
  return expectListed(expectDone(answer), stage, subject, entity);
}

/** @param wanted whether it is to be a record for which it may be done; undefined where that is the same for all */
async function tryOne(
  stage: Stage,
  role: string,
  action: Action,
  entity: Entity,
  wanted: boolean | undefined,
): Promise<Said> {
  const subject = stage.subjectOf(role);
  const access = new ExpectedAccess(stage.product, stage.world);
  if (action === 'create') return tryCreate(stage, subject, entity, access, wanted);
  for await (const { values, bring } of standing(stage, entity, () => true, conditionNames(entity, action))) {
    for (const guise of stage.guises(subject, entity, values)) {
      const { may } = access.may(guise, action, entity, values);
      if (wanted !== undefined && may !== wanted) continue;
      const change = action === 'update' && may ? changeOf(stage, guise, entity, values) : values;
      if (!change || (action === 'delete' && may && stage.world.isReferredTo(entity, values))) continue;
      await bring();
      const writing = new Writing(stage, action, entity, guise, values);
      const asking = action === 'update' ? { body: writing.bodyFor(change) } : {};
      const answer = await stage.perform(guise, action, entity, values, asking);
      if (!may) expectDenied(answer, guise);
      else if (action === 'read') expectShown(expectDone(answer), stage, guise, entity, values);
      else expectDone(answer);
      return may ? allowed : denied;
    }
  }
  if (action === 'delete' && wanted !== false) return removeMade(stage, subject, entity);
  throw new Untried(({ untried }) => (wanted === false ? untried.noneAgainst : untried.noneFor)(entity.label.text));
}

/** Where something refers to every record, one is made to be removed. */
async function removeMade(stage: Stage, subject: Subject, entity: Entity): Promise<Said> {
  for (const { writing, result } of stage.creations(entity)) {
    const { body } = expectDone(await writing.send(result));
    const made = entity.complete({ ...result, ...body });
    expectDone(await stage.perform(subject, 'delete', entity, made));
    return allowed;
  }
  throw new Untried(({ untried }) => untried.noneFree(entity.label.text));
}

async function tryCreate(
  stage: Stage,
  subject: Subject,
  entity: Entity,
  access: ExpectedAccess,
  wanted: boolean | undefined,
): Promise<Said> {
  if (wanted !== false) {
    for (const { writing, result } of stage.creations(entity, subject)) {
      expectDone(await writing.send(result));
      return allowed;
    }
    if (wanted || access.may(subject, 'create', entity).may)
      throw new Untried(({ untried }) => untried.noneFor(entity.label.text));
  }
  for (const values of [...stage.creations(entity)].map(({ result }) => result).concat(stage.world.records(entity))) {
    const writing = new Writing(stage, 'create', entity, subject);
    const result = writing.resultOf(Object.fromEntries(writing.names.map((name) => [name, values[name]])));
    if (access.may(subject, 'create', entity, result).may) continue;
    expectDenied(await writing.send(result), subject);
    return denied;
  }
  throw new Untried(({ untried }) => untried.noneAgainst(entity.label.text));
}

/** Somebody may do it, and may not answer each of the fields. */
async function tryFields(stage: Stage, role: string, action: 'update' | 'create', entity: Entity): Promise<Said> {
  const subject = stage.subjectOf(role);
  const access = new ExpectedAccess(stage.product, stage.world);
  const records = action === 'update' ? stage.world.records(entity) : [undefined];
  for (const stored of records) {
    for (const guise of stage.guises(subject, entity, stored ?? {})) {
      const start = stored
        ? { writing: new Writing(stage, action, entity, guise, stored), result: stored }
        : [...stage.creations(entity, guise)][0];
      if (!start?.writing.isPermitted(start.result)) continue;
      const { writing, result } = start;
      let tried = 0;
      const closed = writing.names.filter((name) => !access.mayField(guise, action, entity, result, name));
      for (const name of closed) {
        const changed = [...writing.changedIn(result, [name])].find((one) => !isAlike(one[name], writing.base[name]));
        if (!changed) continue;
        await stage.again();
        expectDenied(await writing.send(changed), guise);
        tried += 1;
      }
      if (tried > 0) return ({ proven }) => proven.tried(tried);
    }
  }
  throw new Untried(({ untried }) => untried.nobodyKept);
}

const allowed: Said = ({ proven }) => proven.allowed;
const denied: Said = ({ proven }) => proven.denied;

/** Another answer to one of the fields that somebody may change. */
function changeOf(stage: Stage, subject: Subject, entity: Entity, values: Values): Values | undefined {
  const writing = new Writing(stage, 'update', entity, subject, values);
  for (const name of writing.writable(values))
    for (const one of writing.changedIn(values, [name]))
      if (!isAlike(one[name], values[name]) && writing.isFine(one)) return one;
  return undefined;
}
