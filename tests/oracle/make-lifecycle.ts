import { makeCondition } from './make-condition.ts';
import type { Fields, Lifecycle, Model, Transition } from './model.ts';
import type { Random } from './random.ts';
import { states } from './skeleton.ts';

interface Source {
  random: Random;
  entities: Record<string, Fields>;
  roles: Model['roles'];
}

const askable = ['label', 'points', 'urgent', 'due', 'tags'];

const ways: Record<string, Transition> = {
  start: { from: ['open'], to: 'doing' },
  finish: { from: ['doing'], to: 'done' },
  reopen: { from: ['doing', 'done'], to: 'open' },
};

function makeEditable({ random, entities }: Source): Lifecycle['editable'][string] {
  if (random.chance(45)) return undefined;
  if (random.chance(30)) return random.pick(['none', 'not shown']);
  return random.some(Object.keys(entities.task ?? {}).filter((name) => name !== 'code'));
}

function makeTransition(source: Source, way: Transition): Transition {
  const { random } = source;
  const transition: Transition = { ...way };
  if (random.chance(15)) transition.guard = random.pick(['none', 'not shown']);
  else if (random.chance(65)) transition.guard = makeCondition(source, 'task');
  if (random.chance(45)) transition.asks = random.some(askable, 25);
  return transition;
}

/** Chapter 4: the lifecycle of a task, with guards, questions, and what each state lets be edited. */
export function makeLifecycle(source: Source): Lifecycle {
  const transitions = Object.entries(ways).map(([name, way]) => [name, makeTransition(source, way)] as const);
  return {
    initial: 'open',
    editable: Object.fromEntries(states.map((state) => [state, makeEditable(source)])),
    transitions: Object.fromEntries(transitions),
  };
}
