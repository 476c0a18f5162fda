import { type ComponentProps, type ComponentType, createElement, type ReactNode, use } from 'react';
import { ahead } from './ahead.ts';
import { freshly } from './freshly.ts';
import { loadOnce } from './load-once.ts';

// biome-ignore lint/suspicious/noExplicitAny: a component of any props at all
type AnyComponent = ComponentType<any>;

/**
 * A component of a module that is only loaded when the component is first shown. It suspends until then, and throws where
 * the module does not come; shown again, it is loaded again.
 * @param options.ahead whether it is loaded ahead of that where there may be no line later
 */
export function lazily<Module extends Record<Name, AnyComponent>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
  { ahead: isAhead = true } = {},
): (props: ComponentProps<Module[Name]>) => ReactNode {
  if (isAhead) ahead(load);
  const start = loadOnce(freshly<Module>);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, while modules are read
  return function Lazy(props) {
    return createElement(use(start(load))[name], props);
  };
}
