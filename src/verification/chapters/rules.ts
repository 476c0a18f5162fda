import { type Entity, type Product, type Rule, scopeOf, type Values } from '#specification';
import { edgeBetween, restsOn } from '#specification/samples';
import { expectDone, expectNamed } from '../expect.ts';
import { Contradiction, LeftOpen, type Proof, proofOf } from '../proof.ts';
import { find, type Goal, type Way } from '../search/find.ts';
import type { Start } from '../search/starts.ts';
import type { Stage } from '../stage.ts';
import { byEachWay, expectWritten, judged } from '../tries.ts';
import type { Said, Words } from '../words/index.ts';
import type { Writing } from '../writing.ts';

/** Every rule of chapter 5, both ways: what keeps it is written, what breaks it is refused with its own error. */
export function ruleProofs(product: Product): Proof[] {
  return product.rules.flatMap((rule) => {
    const { entity } = rule;
    return entity ? proofsOfRule(rule, entity) : [];
  });
}

function proofsOfRule(rule: Rule, entity: Entity): Proof[] {
  const { product, path, label, assert, when, severity } = rule;
  const own = (claim: (claims: Words['claims']) => string, attempt: (stage: Stage) => Promise<Said>, key = 'assert') =>
    proofOf(product, `${path}.${key}`, ({ claims }) => claim(claims), attempt, alsoOf(rule));
  if (!assert) {
    const open = new LeftOpen((words) => words.open.noAssert(label.text));
    return [
      own(
        (claims) => claims.ruleOfServer(label.text),
        async () => Promise.reject(open),
        'entity',
      ),
    ];
  }
  const refused = severity === 'error';
  return [
    own(
      (claims) => claims.ruleKept(label.text),
      (stage) => byEachWay(stage, entity, goalOf(rule, entity, true), written),
    ),
    own(
      (claims) => (refused ? claims.ruleBroken : claims.ruleWarns)(label.text),
      async (stage) => {
        const ways = await byEachWay(stage, entity, goalOf(rule, entity, false), (start) => expectBroken(rule, start));
        await stage.again();
        const way = await edge(rule, entity, stage);
        return (words) => (way ? words.proven.edge(ways(words), words.proven.ways[way]) : ways(words));
      },
    ),
    ...(when
      ? [
          own(
            (claims) => claims.ruleWhen(label.text, when.source),
            (stage) => byEachWay(stage, entity, notAsked(rule, entity), written),
            'when',
          ),
        ]
      : []),
  ];
}

const written = async (start: Start): Promise<void> => {
  await expectWritten(start);
};

function alsoOf(rule: Rule): string[] {
  const { product, path, facts } = rule;
  return [
    ...Object.keys(facts).map((key) => `${path}.${key}`),
    ...(product.error(rule.error) ? [`errors.${rule.error}`] : []),
  ];
}

function namesOf({ assert, when }: Rule, entity: Entity): string[] {
  const names = restsOn(entity, assert, when);
  // What may be chosen rests on what was chosen before.
  for (const { name, where } of entity.fields)
    if (where?.names.some(([root, first]) => root === 'form' && first !== undefined && names.has(first)))
      names.add(name);
  return [...names];
}

/** A record that keeps a rule, or breaks this one and nothing else. */
function goalOf(rule: Rule, entity: Entity, isKept: boolean) {
  return {
    names: namesOf(rule, entity),
    isWanted: (result: Values, writing: Writing) =>
      isAsked(rule, result, writing) && holds(rule, result, writing) === isKept,
  };
}

/** Whether a rule holds for a record that is otherwise as it should be; undefined where it has no say. */
function holds(rule: Rule, result: Values, writing: Writing): boolean | undefined {
  const answer = rule.test(result, writing.stage.world.around(writing.subject));
  if (typeof answer !== 'boolean' || !writing.isOpenFor(result)) return undefined;
  const others = writing.issues(result).filter((issue) => issue.rule !== rule.name);
  return others.length === 0 && writing.isFree(result) ? answer : undefined;
}

/** Whether something is written by it that the rule rests on: otherwise it says nothing of this way to write. */
function isAsked(rule: Rule, result: Values, writing: Writing): boolean {
  if (writing.stored === undefined) return true;
  const body = writing.bodyFor(result);
  return namesOf(rule, writing.entity).some((name) => Object.hasOwn(body, name));
}

function notAsked(rule: Rule, entity: Entity) {
  return {
    names: namesOf(rule, entity),
    isWanted: (result: Values, writing: Writing) => {
      const scope = scopeOf(entity, result, writing.stage.world.around(writing.subject));
      return rule.when?.test(scope) === false && rule.assert?.test(scope) === false && writing.isFine(result);
    },
  };
}

async function expectBroken(rule: Rule, { writing, result }: Start): Promise<void> {
  const issues = judged(writing, result);
  const { transition, names } = writing;
  const isShown = !transition || rule.at.some(({ name }) => names.includes(name));
  const isForm = !rule.isOfServer && !rule.looksAtOthers && isShown;
  const said = issues?.find((issue) => issue.rule === rule.name);
  if (issues && isForm && said?.severity !== rule.severity)
    throw new Contradiction(({ contradicted }) => contradicted.formPasses(rule.name));
  const answer = await writing.send(result);
  if (rule.severity === 'warning') expectDone(answer);
  else
    expectNamed(
      answer,
      writing.stage.product,
      rule.error,
      rule.at.map(({ name }) => name),
    );
}

/** Breaks a rule by something that a call does. Throws where that cannot be done, or is not refused as stated. */
export async function breakRule(rule: Rule, entity: Entity, stage: Stage, does: string): Promise<Said> {
  const ways: Partial<Record<string, Way>> = { create: 'made', update: 'changed' };
  const { names, isWanted } = goalOf(rule, entity, false);
  const goal: Goal = { names, isWanted: (result, writing) => writing.does === does && isWanted(result, writing) };
  return byEachWay(stage, entity, goal, (start) => expectBroken(rule, start), [ways[does] ?? 'taken on']);
}

/** Where one number, day or minute leads over its edge: the last record that keeps it and the first that breaks it. */
async function edge(rule: Rule, entity: Entity, stage: Stage): Promise<Way | undefined> {
  for (const way of ['made', 'changed', 'taken on'] as const) {
    const broken = find(stage, entity, way, goalOf(rule, entity, false));
    if (!broken) continue;
    const { writing } = broken;
    for (const kept of keptBeside(rule, broken)) {
      const found = edgeBetween(entity, kept, broken.result, (result) => holds(rule, result, writing));
      if (!found) continue;
      if (holds(rule, found.broken, writing) !== false || holds(rule, found.kept, writing) !== true) continue;
      await expectBroken(rule, { writing, result: found.broken });
      await stage.again();
      await expectWritten({ writing, result: found.kept });
      return way;
    }
  }
  return undefined;
}

/** Records that keep the rule and differ from one that breaks it in one answer. */
function* keptBeside(rule: Rule, { writing, result }: Start): Generator<Values> {
  const names = namesOf(rule, writing.entity).filter((name) => writing.takes(name, result));
  for (const name of names)
    for (const changed of writing.changedIn(result, [name])) if (holds(rule, changed, writing) === true) yield changed;
}
