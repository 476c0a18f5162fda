import type { Specification } from '../specification.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { Answer } from './answers.ts';
import { stateFieldOf } from './entity-answers.ts';
import { DocumentNames } from './names.ts';

/**
 * A first lifecycle: of an entity with a field that seems to keep its state, through the choices that there are.
 * @param among the entities that it may be of; undefined where there are none
 */
export function firstLifecycle(specification: Specification): Answer;
export function firstLifecycle(specification: Specification, among: readonly string[]): Answer | undefined;
export function firstLifecycle(specification: Specification, among?: readonly string[]): Answer | undefined {
  const names = new DocumentNames(specification);
  const subject = among ? among[0] : names.subject;
  if (subject === undefined) return undefined;
  for (const entity of among ?? names.entities) {
    const field = stateFieldOf(entity, specification);
    const choices = field === undefined ? [] : choicesOf(specification, entity, field);
    const [first] = choices;
    if (field === undefined || first === undefined || choices.length < 2) continue;
    const states = choices.map(({ name, title }) => `${name}: { title: ${inFlow(title ?? names.labelFrom(name))} }`);
    const moves = choices
      .slice(1)
      .map(({ name }, index) => `${name}: { from: [${choices[index]?.name}], to: ${name} }`);
    return [
      `lifecycles.${entity}`,
      `{ field: ${field}, initial: ${first.name}, states: { ${states.join(', ')} }, transitions: { ${moves.join(', ')} } }`,
    ];
  }
  return [
    `lifecycles.${subject}`,
    names.words(
      '{ initial: open, states: { open: { title: Open }, closed: { title: Closed } }, transitions: { close: { from: [open], to: closed } } }',
    ),
  ];
}

/** What a field offers, with the words for it; nothing where one of them is no name that a state could have. */
function choicesOf(specification: Specification, entity: string, field: string) {
  const choices = (specification.entities[entity]?.fields?.[field]?.enum ?? []).map((choice) =>
    typeof choice === 'string' ? { name: choice } : { name: choice.value ?? '', title: choice.title },
  );
  return choices.every(({ name }) => isNameShown(name)) ? choices : [];
}
