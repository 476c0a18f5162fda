import { type Expression, isObject, type Product } from '#specification';
import { proofOf } from '../proof.ts';
import type { Result } from '../prove.ts';
import type { Said, Words } from '../words/index.ts';
import { openStatus } from './open-status.ts';

/**
 * Chapters 8 and 9: an error and a constant hold where the facts hold that rest on them. Those were tried; nothing is asked
 * again.
 * @param results of all other proofs
 */
export function restingResults(product: Product, results: readonly Result[], words: Words): Result[] {
  const { constants, errors } = product.specification;
  const { claims } = words;
  return [
    ...Object.keys(errors).map((name) => {
      const rests = ({ proof }: Result) => proof.also.includes(`errors.${name}`);
      const path = `errors.${name}`;
      return resultOf({ product, path, claim: () => claims.error(name), words, resting: results.filter(rests) });
    }),
    ...Object.keys(constants).map((name) => {
      const rests = ({ proof }: Result) => [proof.path, ...proof.also].some((path) => names(product, path, name));
      const path = `constants.${name}`;
      return resultOf({ product, path, claim: () => claims.constant(name), words, resting: results.filter(rests) });
    }),
  ];
}

const order = ['contradicted', 'untried', 'proven', 'open'] as const;

interface Resting {
  product: Product;
  path: string;
  claim: Said;
  words: Words;
  resting: readonly Result[];
}

function resultOf({ product, path, claim, words, resting }: Resting): Result {
  const proof = proofOf(product, path, claim, async () => undefined);
  const verdict = order.find((one) => resting.some((result) => result.verdict === one)) ?? 'open';
  const own = { proof, claim: claim(words), verdict, calls: [], seconds: 0 };
  const decisive = resting.find((result) => result.verdict === verdict);
  if (verdict === 'proven') return { ...own, because: words.proven.rests(resting.length) };
  return { ...own, because: decisive?.because ?? whyNothing(product, path)(words) };
}

function whyNothing(product: Product, path: string): Said {
  const error = path.startsWith('errors.') ? product.error(path.slice('errors.'.length)) : undefined;
  const status = error?.status ?? 0;
  const isOfItself = status === 401 || status === 429 || status >= 500;
  return isOfItself ? openStatus(status) : ({ open }) => open.nothingRests;
}

/** Whether a fact names a constant: in itself, in its condition, or in something computed that it rests on. */
function names(product: Product, path: string, constant: string): boolean {
  const found = path
    .split('.')
    .reduce<unknown>((facts, key) => (facts as Record<string, unknown> | undefined)?.[key], product.specification);
  const written = isObject(found) ? [found.when, found.where] : [found];
  const computed = product.entities.flatMap(({ fields }) => fields.filter((field) => field.computed));
  const seen = new Set<Expression>();
  const doesName = (expression: Expression | undefined): boolean => {
    if (!expression || seen.has(expression)) return false;
    seen.add(expression);
    const all = expression.names;
    if (all.some(([root, name]) => root === 'constants' && name === constant)) return true;
    return computed.some((field) => all.some((steps) => steps.includes(field.name)) && doesName(field.computed));
  };
  return written.some((source) => typeof source === 'string' && doesName(product.expression(source)));
}
