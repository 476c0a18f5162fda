import type { Gap } from '../gap.ts';
import { read } from '../reading/read.ts';
import type { Specification } from '../specification.ts';
import { open } from '../vocabulary/words/open.ts';
import { inFlow } from '../vocabulary/written.ts';
import { newBlock } from './blocks.ts';
import { type Splice, spliceOf, withSplices } from './splice.ts';

/** What a rule is of or demands, where its title or its name says that; undefined where it does not, or not all of it is plain. */
export function saidInTitle(gap: Gap, specification: Specification, text: string): Splice | undefined {
  if (gap.kind !== 'rule.assert' && gap.kind !== 'rule.entity') return undefined;
  const [, name = ''] = gap.path.split('.');
  const { title, entity } = specification.rules[name] ?? {};
  const words = title ?? name;
  const sentence = inFlow(entity ? `${entity}: ${words}` : words);
  const { problems } = read(withSplices(text, [newBlock(text, specification, 'rules', `- ${sentence}`)]));
  // The block is the last of its chapter.
  const told = problems.findLast(({ path, code }) => path === 'rules' && code === 'block.noNames');
  const rule = told?.values.example ?? '';
  const [, of, assert] = /, entity: ([^,{}]+), assert: (.*?)(?:, at: \[[^\]]*\])? \}$/s.exec(rule) ?? [];
  const isPlain = of !== undefined && of !== open && assert !== undefined && !assert.includes(open);
  if (!isPlain || (entity && of !== entity)) return undefined;
  return spliceOf(text, specification, gap.path, gap.kind === 'rule.entity' ? of : assert);
}
