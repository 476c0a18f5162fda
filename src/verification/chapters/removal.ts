import type { Entity, Field, Product, Subject, Values } from '#specification';
import { referencesIn } from '#specification/validation';
import { expectDone, expectStatus } from '../expect.ts';
import { ExpectedAccess } from '../expected-access.ts';
import { Contradiction, LeftOpen, type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { nameOf } from './wording.ts';

type OnDelete = NonNullable<Field['onDelete']>;

/** A reference, at whatever depth of a record, and what becomes of it when the record that it leads to is removed. */
interface Referring {
  entity: Entity;
  /** The field of the entity that it stands in. */
  own: Field;
  reference: Field;
  to: Entity;
  onDelete: OnDelete;
}

/** What becomes of each reference when the record that it leads to is removed. */
export function removalProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) =>
    entity.fields.flatMap((own) =>
      own.references.flatMap((reference) => {
        const { to, onDelete, path } = reference;
        if (!to || !onDelete) return [];
        const steps = path.replace(`${entity.path}.fields.`, '').split('.');
        const name = nameOf(
          entity,
          steps.filter((step) => step !== 'items' && step !== 'properties'),
        );
        const claim: Said = ({ claims }) => claims[onDelete](name, to.label.text);
        return [
          proofOf(product, `${path}.onDelete`, claim, (stage) =>
            remove(stage, { entity, own, reference, to, onDelete }),
          ),
        ];
      }),
    ),
  );
}

async function remove(stage: Stage, referring: Referring): Promise<Said> {
  const { entity, own, to, onDelete } = referring;
  const access = new ExpectedAccess(stage.product, stage.world);
  const { target, holder } = await (stage.ground.put ? copies(stage, referring) : made(stage, referring));
  const remover = stage.subjects().find((subject) => access.may(subject, 'delete', to, target).may);
  if (!remover) throw new Untried(({ untried }) => untried.nobodyMay('delete', to.label.text));
  const answer = await stage.perform(remover, 'delete', to, target);
  if (onDelete === 'restrict') {
    expectStatus(answer, 409);
    return ({ proven }) => proven.denied;
  }
  expectDone(answer);
  const sees = (subject: Subject) => access.maySee(subject, 'read', entity, holder, own.name);
  const seer = stage.subjects().find(sees);
  if (!seer) throw new Untried(({ untried }) => untried.nobodySees(entity.label.text));
  const after = await stage.perform(seer, 'read', entity, holder);
  if (onDelete === 'cascade') expectStatus(after, 404, 403);
  else if (mentions(expectDone(after).body[own.name], to.keyOf(target)))
    throw new Contradiction(({ contradicted }) => contradicted.stillReferred(after.asked));
  return ({ proven }) => proven.allowed;
}

interface Pair {
  target: Values;
  holder: Values;
}

/** Others may hold what is there: so there are two new ones that nobody else knows. */
async function copies(stage: Stage, { entity, own, reference, to }: Referring): Promise<Pair> {
  const heldBy = (record: Values) => referencesIn(entity, record).find(({ field }) => field === reference);
  const record = stage.world.records(entity).find((one) => {
    const held = heldBy(one);
    return held && stage.world.find(to, held.key);
  });
  const held = record && heldBy(record);
  const found = held && stage.world.find(to, held.key);
  if (!record || !held || !found) throw new Untried(({ untried }) => untried.noneReferring(to.label.text));
  const target = { ...found, [to.key]: newKey(to, stage) };
  // Where records refer to others of their own, the next key is another one.
  await stage.bring(to, target);
  const holder = {
    ...record,
    [entity.key]: newKey(entity, stage),
    [own.name]: replaced(record[own.name], held.key, to.keyOf(target)),
  };
  await stage.bring(entity, holder);
  return { target, holder };
}

/** Where records can only be asked for, both are made. */
async function made(stage: Stage, { entity, own, reference, to }: Referring): Promise<Pair> {
  const first = stage.creations(to).next().value;
  if (!first) throw new Untried(({ untried }) => untried.nobodyMay('create', to.label.text));
  const target = { ...first.result, ...expectDone(await first.writing.send(first.result)).body };
  stage.world.keep(to, target);
  for (const { writing, result } of stage.creations(entity)) {
    const held = referencesIn(entity, result).find(({ field }) => field === reference);
    if (!held && own !== reference) continue;
    const value = held ? replaced(result[own.name], held.key, to.keyOf(target)) : to.keyOf(target);
    const referring = { ...result, [own.name]: value };
    if (!writing.isFine(referring)) continue;
    const holder = { ...referring, ...expectDone(await writing.send(referring)).body };
    return { target, holder };
  }
  throw new Untried(({ untried }) => untried.noneReferring(to.label.text));
}

function replaced(answer: unknown, from: string, to: string): unknown {
  if (answer === from) return to;
  if (Array.isArray(answer)) return answer.map((one) => replaced(one, from, to));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, replaced(value, from, to)]));
}

function mentions(answer: unknown, key: string): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === key;
  return Object.values(answer).some((one) => mentions(one, key));
}

function newKey(entity: Entity, stage: Stage): string | number {
  const known = stage.world.records(entity).map((record) => entity.keyOf(record));
  if (entity.keyField.isWhole) return Math.max(0, ...known.map(Number)) + 1;
  const next = [...'9876543210']
    .flatMap((digit) => known.map((key) => key.replace(/\d(?=\D*$)/, digit)))
    .find((key) => !known.includes(key));
  if (!next) throw new LeftOpen(({ open }) => open.noOtherKey(entity.label.text));
  return next;
}
