import type { Entity, Product, Rule, Values } from '#specification';
import { validate } from '#specification/validation';
import { expectDone } from '../expect.ts';
import { seeingAll } from '../lists/listed.ts';
import { Contradiction, type Proof, proofOf } from '../proof.ts';
import { type Spot, spotsOf } from '../spot.ts';
import type { Stage } from '../stage.ts';
import { byEachValue, expectWritten } from '../tries.ts';
import type { Said } from '../words/index.ts';
import { rightAt } from './goals.ts';
import { expectShown } from './shown.ts';
import { nameOf } from './wording.ts';

/** The examples and samples that a document gives: the product takes them, and they keep what it says itself. */
export function givenProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => [
    ...spotsOf(entity).flatMap((spot) => exampleProofs(entity, spot)),
    ...(entity.facts.samples ?? []).map((sample, index) => sampleProof(entity, sample as Values, index)),
  ]);
}

function exampleProofs(entity: Entity, spot: Spot): Proof[] {
  const { field, steps } = spot;
  return (field.facts.examples ?? []).map((example, index) => {
    const claim: Said = ({ claims }) => claims.example(nameOf(entity, steps), JSON.stringify(example));
    return proofOf(field.product, `${field.path}.examples.${index}`, claim, (stage) =>
      byEachValue(
        stage,
        entity,
        [example],
        (value) => rightAt(stage, spot, [value]),
        async (start) => {
          await expectWritten(start, steps.slice(0, 1));
        },
      ),
    );
  });
}

/** A sample as it stands, with what a record begins with. A rule about today says nothing of a record that is there already. */
function sampleProof(entity: Entity, sample: Values, index: number): Proof {
  const path = `${entity.path}.samples.${index}`;
  const name = (values: Values) => entity.keyOf(values) || String(index + 1);
  return proofOf(
    entity.product,
    path,
    ({ claims }) => claims.sample(entity.label.text, name(sample)),
    async (stage) => {
      const known = stage.world.find(entity, entity.keyOf(sample));
      const values = known ?? entity.complete({ ...entity.begin(stage.world.around()), ...sample });
      const timeless = (name: string | undefined) =>
        !entity.rules.some((rule) => rule.name === name && isOfToday(rule));
      const wrong = validate(entity, values, stage.world.around()).find(
        ({ severity, rule }) => severity === 'error' && timeless(rule),
      );
      if (wrong) {
        const said = [wrong.rule ?? wrong.path.join('.'), wrong.code] as const;
        throw new Contradiction(({ contradicted }) => contradicted.refusedSample(...said));
      }
      if (!stage.ground.isEmbedded || !known) return ({ proven }) => proven.tried(Object.keys(sample).length);
      return read(stage, entity, known);
    },
  );
}

async function read(stage: Stage, entity: Entity, values: Values): Promise<Said> {
  const subject = seeingAll(stage, [entity]);
  expectShown(expectDone(await stage.perform(subject, 'read', entity, values)), stage, subject, entity, values);
  return ({ proven }) => proven.listed(1);
}

function isOfToday({ assert, when }: Rule): boolean {
  return [assert, when].some((condition) => /\b(today|now)\s*\(/.test(condition?.source ?? ''));
}
