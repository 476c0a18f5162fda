import type { Entity, Lifecycle, Product, Subject, Transition, Values } from '#specification';
import { restsOn } from '#specification/samples';
import { expectDeclared, expectDenied, expectDone, expectStatus, otherValue } from '../expect.ts';
import { ExpectedAccess, permissionsAbout } from '../expected-access.ts';
import { Contradiction, LeftOpen, notShownProof, type Proof, proofOf, Untried } from '../proof.ts';
import { perturbations } from '../search/perturbations.ts';
import { someOfEachState } from '../search/starts.ts';
import type { Answer, Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { isEditable, Writing } from '../writing.ts';
import { readOnlyProof } from './answers.ts';
import { standing } from './standing.ts';
import { nameOf } from './wording.ts';

/** Chapter 4: where a record begins, who may take it from which state to which, and what may be changed on the way. */
export function lifecycleProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => {
    const { lifecycle } = entity;
    if (!lifecycle) return [];
    if (lifecycle.isClosed)
      return [notShownProof(product, lifecycle.path, ({ claims }) => claims.states(entity.label.text))];
    return [
      ...initialProof(entity, lifecycle),
      ...(lifecycle.isFieldAssumed ? [] : [readOnlyProof(entity, lifecycle.field.name, `${lifecycle.path}.field`)]),
      ...lifecycle.transitions.flatMap((transition) => transitionProofs(entity, lifecycle, transition)),
      ...lifecycle.states.flatMap(({ name }) => editableProofs(entity, lifecycle, name)),
    ];
  });
}

function initialProof(entity: Entity, { initial, path, field, entity: { product } }: Lifecycle): Proof[] {
  if (!initial) return [];
  const claim: Said = ({ claims }) => claims.initial(entity.label.text, initial.name);
  return [
    proofOf(product, `${path}.initial`, claim, async (stage) => {
      for (const { writing, result } of stage.creations(entity)) {
        if (!writing.mayReadBack(field.name, result)) continue;
        const answer = expectDone(await writing.send(result));
        if (answer.body[field.name] !== initial.name)
          throw otherValue(answer.asked, field.name, answer.body[field.name], initial.name);
        return ({ proven }) => proven.ways.made;
      }
      throw new Untried(({ untried }) => untried.noneMade(entity.label.text));
    }),
  ];
}

/** A transition from each state, by each role; and held back by its guard, by anybody who may take it. */
function transitionProofs(entity: Entity, lifecycle: Lifecycle, transition: Transition): Proof[] {
  const { product } = entity;
  const roles = product.access.isOpen ? [''] : [...product.access.roles.map(({ name }) => name), ''];
  const name = nameOf(entity, [transition.label.text]);
  if (transition.isClosed) return [notShownProof(product, transition.path, ({ claims }) => claims.taken(name))];
  return lifecycle.states.flatMap(({ name: state }) => {
    const leaves = transition.from.includes(state);
    const path = `${transition.path}.${leaves ? 'to' : 'from'}`;
    const byRole = roles.map((role) =>
      proofOf(
        product,
        path,
        ({ claims, report }) => claims.leaves(name, state, role || report.nobody),
        (stage) => take(stage, { entity, transition, state, role, isPassed: true }, leaves),
        permissionsAbout(product, [role], transition.name, entity).map(({ path }) => path),
      ),
    );
    if (!leaves || !transition.guard) return byRole;
    const held = proofOf(
      product,
      `${transition.path}.guard`,
      ({ claims }) => claims.heldBack(name, state),
      (stage) => holdBack(stage, { entity, transition, state, isPassed: false }, roles),
    );
    return [...byRole, held];
  });
}

async function holdBack(stage: Stage, taking: Omit<Taking, 'role'>, roles: readonly string[]): Promise<Said> {
  for (const role of roles) {
    const may = new ExpectedAccess(stage.product, stage.world).may(
      stage.subjectOf(role),
      taking.transition.name,
      taking.entity,
    );
    if (!may.may) continue;
    try {
      return await take(stage, { ...taking, role }, true);
    } catch (error) {
      if (!(error instanceof Untried)) throw error;
    }
  }
  const isOfSubject = taking.transition.guard?.names.every(([root]) => root === 'subject' || root === 'constants');
  if (isOfSubject) throw new LeftOpen(({ open }) => open.everybodyPasses);
  throw new Untried(({ untried }) => untried.noneHeldBack(taking.entity.label.text, taking.state));
}

interface Taking {
  entity: Entity;
  transition: Transition;
  state: string;
  role: string;
  isPassed: boolean;
}

async function take(stage: Stage, taking: Taking, leaves: boolean): Promise<Said> {
  const found = await takeWith(stage, taking, leaves, true);
  // That it leads nowhere from here is seen best by somebody who may take it; else it is denied.
  const said = found ?? (leaves ? undefined : await takeWith(stage, taking, leaves, false));
  if (said) return said;
  throw new Untried(({ untried }) => untried.noneInState(taking.entity.label.text, taking.state));
}

async function takeWith(stage: Stage, taking: Taking, leaves: boolean, isAsEver: boolean): Promise<Said | undefined> {
  const { entity, transition, state, role, isPassed } = taking;
  const { field } = transition.lifecycle;
  const subject = stage.subjectOf(role);
  const access = new ExpectedAccess(stage.product, stage.world);
  const names = [...restsOn(entity, transition.guard), ...conditionNames(entity, transition.name)];
  const isThere = (values: Values) => values[field.name] === state;
  const mayEver = access.may(subject, transition.name, entity).may;
  for await (const { values, bring } of standing(stage, entity, isThere, names)) {
    for (const guise of stage.guises(subject, entity, values)) {
      const may = access.may(guise, transition.name, entity, values).may;
      if (may !== mayEver && isAsEver) continue;
      const writing = new Writing(stage, transition.name, entity, guise, values);
      const result = may && leaves ? answered(writing, isPassed) : writing.resultOf({});
      if (!result) continue;
      await bring();
      const answer = await writing.send(result);
      if (!may) expectDenied(answer, guise);
      else if (!leaves || !isPassed) expectStatus(answer, 409);
      else expectState(expectDone(answer), entity, values, transition, writing.mayReadBack(field.name, result));
      return ({ proven, report }) => proven.as(guise.id || report.nobody, answer.status);
    }
  }
  return undefined;
}

/** So many answers are tried with each record. */
const mostAnswers = 800;

/** With answers with which it can be taken, or such that only its guard holds it back. */
function answered(writing: Writing, isPassed: boolean): Values | undefined {
  const start = writing.resultOf({});
  const isJudgedBefore = !isPassed && !writing.transition?.isGuardOverAsked;
  if (isJudgedBefore) return isHeldBack(writing, start) ? start : undefined;
  const names = writing.writable(start);
  let left = mostAnswers;
  for (const result of perturbations(writing.entity, start, names, writing.stage.world)) {
    if (left-- <= 0) return undefined;
    if (isPassed ? writing.isFine(result) : isHeldBack(writing, result)) return result;
  }
  return undefined;
}

function isHeldBack(writing: Writing, result: Values): boolean {
  const { transition, base, stage, subject } = writing;
  if (!transition) return false;
  const { name } = transition.lifecycle.field;
  const around = stage.world.around(subject);
  return transition.test({ ...result, [name]: base[name] }, around) !== true && writing.isFree(result);
}

function expectState(answer: Answer, entity: Entity, before: Values, { to, lifecycle }: Transition, isSeen: boolean) {
  const { asked, body } = answer;
  expectDeclared(answer, entity);
  const state = body[lifecycle.field.name];
  if (isSeen && state !== to?.name) throw otherValue(asked, lifecycle.field.name, state, to?.name);
  if (isSeen && entity.keepsHistory && Array.isArray(body.$changes)) {
    const [change] = body.$changes as Values[];
    if (change?.from !== before[lifecycle.field.name] || change?.to !== to?.name)
      throw new Contradiction(({ contradicted }) => contradicted.historyState(asked, to?.name ?? ''));
  }
}

/** The fields that the conditions of permissions for an action look at. */
export function conditionNames(entity: Entity, action: string): string[] {
  const { product } = entity;
  const about = (product.specification.access.permissions ?? []).filter(
    ({ can, on }) => (can === 'all' || can?.includes(action)) && (on === 'all' || on?.includes(entity.name)),
  );
  return about.flatMap(({ when }) => [...restsOn(entity, product.expression(when))]);
}

/** What a state lets be changed, and what it does not. */
function editableProofs(entity: Entity, lifecycle: Lifecycle, state: string): Proof[] {
  const { product } = entity;
  const facts = product.specification.lifecycles[entity.name]?.states?.[state];
  if (facts?.editable === undefined) return [];
  const path = `${lifecycle.path}.states.${state}.editable`;
  const allowed = facts.editable ?? [];
  const claim: Said = ({ claims }) =>
    allowed.length > 0
      ? claims.editable(entity.label.text, state, allowed.join(', '))
      : claims.closed(entity.label.text, state);
  return [
    proofOf(product, path, claim, async (stage) => {
      const tried: boolean[] = [];
      for (const values of someOfEachState(entity, stage.world.records(entity)))
        if (values[lifecycle.field.name] === state)
          for (const subject of stage.subjects()) tried.push(...(await changeEach(stage, entity, values, subject)));
      const closes = entity.fields.some(({ name, isAnswered }) => isAnswered && !allowed.includes(name));
      if (tried.length === 0 || (closes && tried.every((isOpen) => isOpen)))
        throw new Untried(({ untried }) => untried.nobodyChanges(entity.label.text, state));
      return ({ proven }) => proven.tried(tried.length);
    }),
  ];
}

/** Changes one field after another; what the state closes must be refused. Gives of each whether it was open. */
async function changeEach(stage: Stage, entity: Entity, values: Values, subject: Subject): Promise<boolean[]> {
  const access = new ExpectedAccess(stage.product, stage.world);
  if (!access.may(subject, 'update', entity, values).may) return [];
  const tried: boolean[] = [];
  const writing = new Writing(stage, 'update', entity, subject, values);
  for (const name of writing.names) {
    if (!access.mayField(subject, 'update', entity, values, name)) continue;
    const isOpen = isEditable(entity, values, name);
    const changed = [...writing.changedIn(values, [name])].find(
      (one) => writing.bodyFor(one)[name] !== undefined && writing.issues(one).length === 0 && writing.isFree(one),
    );
    if (!changed) continue;
    await stage.again();
    const answer = await writing.send(changed);
    if (isOpen) expectDone(answer);
    else expectDenied(answer, subject);
    tried.push(isOpen);
  }
  return tried;
}
