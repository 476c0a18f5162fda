import { type ComponentProps, type ComponentType, createElement, type ReactNode, use } from 'react';
import { ahead } from './ahead.ts';
import { freshly } from './freshly.ts';

// biome-ignore lint/suspicious/noExplicitAny: a component of any props at all
type AnyComponent = ComponentType<any>;

/** How long a failure is kept: while it is being shown, React asks again and must get the same. */
const patience = 500;

/**
 * A component of a module that is only loaded when the component is first shown. It suspends until then, and throws where
 * the module does not come; shown again, it is loaded again.
 */
export function lazily<Module extends Record<Name, AnyComponent>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): (props: ComponentProps<Module[Name]>) => ReactNode {
  let loading: Promise<Module> | undefined;
  ahead(load);
  const start = () => {
    if (loading) return loading;
    const started = freshly(load);
    started.catch(() =>
      setTimeout(() => {
        loading = undefined;
      }, patience),
    );
    loading = started;
    return started;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, while modules are read
  return function Lazy(props) {
    return createElement(use(start())[name], props);
  };
}
