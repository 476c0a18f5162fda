import { isMap } from '../chapters/facts.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import { blockExample } from '../vocabulary/example-at.ts';
import { ownBlock } from '../vocabulary/own-block.ts';
import { isNothing } from '../vocabulary/words/everything.ts';
import type { Draft } from './draft.ts';
import type { DraftNames } from './draft-names.ts';
import { gateAmong, gateOf, isGate, misplaced } from './gates.ts';
import type { Items } from './items.ts';
import { lifecycleSaid } from './lifecycle-fault.ts';
import { readNaturalBlock } from './natural/index.ts';
import { permissionsIn } from './permissions-meant.ts';
import type { Positions } from './positions.ts';
import type { Findings } from './report.ts';
import { notShown } from './scalar.ts';
import type { Segment } from './segments.ts';
import { readYaml, unusable } from './yaml.ts';

/** Reads a block and adds it to its chapter. */
export function readBlock(
  segment: Segment,
  chapter: Draft,
  { findings, items, names }: { findings: Findings; items: Items; names: DraftNames },
) {
  const { key: path, blocks } = chapter;
  const place = [segment.line, 1] as const;
  const written = readYaml(segment.text, { path, firstLine: segment.line, findings, items });
  const isTorn = written.value === unusable || written.isTorn;
  const gate = gateOf(written.value) ?? (isTorn ? gateAmong(segment.text)?.gate : undefined);
  if (gate && gate !== path) findings.report('error', gate, place, ...misplaced(gate));
  if (segment.unclosed === 'cut') findings.report('error', path, [segment.line - 1, 1], 'block.unclosed');
  const block = { value: written.value, at: written.positions };
  const { value, at: positions } = readNaturalBlock(path, block, findings, items);
  if (value === undefined) return;
  if (value === unusable) blocks.push('unusable');
  else if (value === notShown) {
    findings.notShown.add(path);
    blocks.push('notShown');
  } else if (isNone(path, value)) blocks.push('none');
  else if (isMap(value)) merge(chapter, value, positions, findings);
  else {
    blocks.push('unusable');
    findings.report('error', path, place, 'block.noNames', () => ({
      example:
        (saysNothing(value) ? 'none' : undefined) ??
        (path === 'access' ? permissionsIn(value, names) : undefined) ??
        (path === 'lifecycles' ? lifecycleSaid(value, names) : undefined) ??
        ownBlock(path, value, names) ??
        blockExample(path, names.language),
    }));
  }
  if (blocks.includes('none') && blocks.includes('stated')) findings.report('error', path, place, 'block.noneBeside');
}

const saysNothing = (value: unknown) => typeof value === 'string' && isNothing(value);

/** What decides over access says so in its exact form alone. */
const isNone = (chapter: ChapterKey, value: unknown) => value === null || (saysNothing(value) && !isGate(chapter));

/** The same key in two blocks is an error that names both lines. */
function merge(chapter: Draft, value: Record<string, unknown>, positions: Positions, { report }: Findings) {
  const inside = chapter.positions[2] ?? {};
  for (const [key, position] of Object.entries(positions[2] ?? {})) {
    const earlier = Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (earlier) {
      const values = { key, line: String(earlier[0]) };
      report('error', `${chapter.key}.${key}`, [position[0], position[1]], 'key.twice', values);
      continue;
    }
    inside[key] = position;
    if (Object.hasOwn(value, key)) chapter.value[key] = value[key];
  }
  chapter.positions = [chapter.positions[0], chapter.positions[1], inside];
  chapter.blocks.push('stated');
}
