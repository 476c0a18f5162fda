import type { Product } from '#specification';
import { expectDone, expectStatus } from '../expect.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import type { Start } from '../search/starts.ts';
import type { Answer, Stage } from '../stage.ts';

/** What is made is answered with 201 and with where it is found: that is promised of every call that makes something. */
export function madeProofs(product: Product): Proof[] {
  return product.entities.flatMap((entity) => {
    const operation = product.operation(entity, 'create');
    if (!operation) return [];
    const { call, method, template } = operation;
    return proofOf(
      product,
      call ? `calls.${call.name}.path` : entity.path,
      ({ claims }) => claims.made(call?.name ?? entity.label.text, `${method} ${template.written}`),
      async (stage) => {
        const starts = [...stage.creations(entity)];
        const [first] = starts;
        if (!first) throw new Untried(({ untried }) => untried.nobodyMay('create', entity.label.text));
        const seeing = starts.find(({ writing, result }) => writing.mayReadBack(entity.key, result));
        const { writing, result } = seeing ?? first;
        const answer = expectStatus(await writing.send(result), 201);
        const path = pathIn(stage, answer, template.written);
        if (seeing) await expectThere(stage, seeing, answer, path);
        return () => path;
      },
    );
  });
}

/** Where it says that the new one is, below the address of the product. */
function pathIn({ ground }: Stage, { asked, headers }: Answer, from: string): string {
  const said = headers.get('location');
  const address = said === null ? undefined : URL.parse(said, ground.address + from)?.href;
  if (said === null || !address?.startsWith(`${ground.address}/`))
    throw new Contradiction(({ contradicted }) => contradicted.location(asked, said ?? '–'));
  return address.slice(ground.address.length);
}

/** Throws unless who made it reads it there. */
async function expectThere(stage: Stage, { writing }: Start, made: Answer, path: string) {
  const { entity, subject } = writing;
  const { body } = expectDone(await stage.send(subject, 'GET', path));
  if (entity.keyOf(body) !== entity.keyOf(made.body))
    throw new Contradiction(({ contradicted }) => contradicted.location(made.asked, path));
}
