import { boundAs, type Entity, type Field, type Product } from '#specification';
import { LeftOpen, type Proof, proofOf, Untried } from '../proof.ts';
import { type Spot, spotsOf } from '../spot.ts';
import { byEachValue, expectRefused, expectWritten } from '../tries.ts';
import { type Around, aroundLimit } from '../values/around-limits.ts';
import { isSound, limitNames } from '../values/broken-by.ts';
import { aroundPattern, aroundShape, aroundTypes, aroundUniqueItems } from '../values/odd-values.ts';
import type { Words } from '../words/index.ts';
import type { World } from '../world.ts';
import { rightAt, wrongAt, wrongWithRules } from './goals.ts';
import { nameOf } from './wording.ts';

/** A keyword of a field, what it claims, and values on both sides of it. */
interface Keyword {
  key: string;
  code: string;
  claim: (words: Words['claims']['keyword']) => string;
  values: (world: World) => Around;
}

/** Every limit, type, format, pattern and choice of chapter 3: what keeps it is taken, what breaks it is not. */
export function fieldProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) =>
    spotsOf(entity).flatMap((spot) =>
      keywordsOf(spot.field).flatMap((keyword) => [
        keptProof(entity, spot, keyword),
        brokenProof(entity, spot, keyword),
      ]),
    ),
  );
}

function keywordsOf(field: Field): Keyword[] {
  const { pattern, facts } = field;
  const limits = limitNames.flatMap((name): Keyword[] => {
    const limit = field.limit(name);
    if (limit === undefined) return [];
    return [
      {
        key: name,
        code: name,
        claim: (words) => words[name](boundAs(field.kindName, limit)),
        values: (world) => aroundLimit(field, name, world),
      },
    ];
  });
  const own = (code: string, claim: Keyword['claim'], values: Keyword['values']): Keyword => ({
    key: code,
    code,
    claim,
    values,
  });
  return [
    ...shapesOf(field),
    ...limits,
    ...(pattern === undefined
      ? []
      : [
          own(
            'pattern',
            (words) => words.pattern(pattern),
            (world) => aroundPattern(field, world),
          ),
        ]),
    ...(field.mediaTypes
      ? [
          {
            ...own(
              'accept',
              (words) => words.accept(field.mediaTypes?.join(', ') ?? ''),
              () => aroundTypes(field),
            ),
            key: facts.accept ? 'accept' : 'format',
          },
        ]
      : []),
    ...(facts.uniqueItems
      ? [
          own(
            'uniqueItems',
            (words) => words.uniqueItems,
            (world) => aroundUniqueItems(field, world),
          ),
        ]
      : []),
  ];
}

const formats: Partial<Record<Field['kindName'], string>> = {
  date: 'date',
  dateTime: 'datetime',
  duration: 'duration',
  email: 'email',
  time: 'time',
  uri: 'uri',
};

/** What the format, the choice or the type of a field says. */
function shapesOf(field: Field): Keyword[] {
  const { facts, choices, kindName } = field;
  const shape = (key: string, code: string, claim: Keyword['claim']): Keyword => ({
    key,
    code,
    claim,
    values: (world) => aroundShape(field, code, world),
  });
  if (choices.length > 0)
    return [shape('enum', 'enum', (words) => words.enum(choices.map(({ value }) => value).join(', ')))];
  const code = formats[kindName];
  return [
    ...(facts.type ? [shape('type', 'type', (words) => words.type(facts.type ?? ''))] : []),
    ...(facts.type === 'integer' ? [shape('type', 'integer', (words) => words.integer)] : []),
    ...(code ? [shape('format', code, (words) => words.format(facts.format ?? ''))] : []),
  ];
}

/** As near to the bound as a record was found that has it: values are in that order. */
function keptProof(entity: Entity, spot: Spot, { key, claim, values }: Keyword): Proof {
  const { field, steps } = spot;
  const [first = ''] = steps;
  return proofOf(
    field.product,
    `${field.path}.${key}`,
    ({ claims }) => claims.kept(nameOf(entity, steps), claim(claims.keyword)),
    async (stage) => {
      const kept = values(stage.world).kept.filter((value) => isSound(field, value));
      if (kept.length === 0) throw new LeftOpen(({ open }) => open.noKept);
      return byEachValue(
        stage,
        entity,
        kept,
        (value) => rightAt(stage, spot, [value]),
        async (start) => {
          await expectWritten(start, [first]);
        },
      );
    },
  );
}

function brokenProof(entity: Entity, spot: Spot, { key, code, claim, values }: Keyword): Proof {
  const { field, steps } = spot;
  return proofOf(
    field.product,
    `${field.path}.${key}`,
    ({ claims }) => claims.broken(nameOf(entity, steps), claim(claims.keyword)),
    async (stage) => {
      const { broken } = values(stage.world);
      if (broken.length === 0) throw new LeftOpen(({ open }) => open.noBroken);
      const refuse = (goalOf: typeof wrongAt) =>
        byEachValue(
          stage,
          entity,
          broken,
          (value) => goalOf(stage, spot, [value]),
          (start) => expectRefused(start, { path: steps, code }),
        );
      return refuse(wrongAt).catch((error: unknown) => {
        if (error instanceof Untried) return refuse(wrongWithRules);
        throw error;
      });
    },
  );
}
