import { type ComponentProps, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ahead } from './ahead.ts';
import { atFirstInput } from './at-first-input.ts';
import { freshly } from './freshly.ts';

// biome-ignore lint/suspicious/noExplicitAny: a component of any props at all
type AnyComponent = ComponentType<any>;

/** A component that is laid over the page, and whose module comes after the page. */
export interface Overlay<Props> {
  (props: Props): ReactNode;
  /** Loads the module ahead of time. What fails then is loaded again when it is shown. */
  load: () => Promise<unknown>;
}

/**
 * A component for what opens on a press: its module is loaded once a person touches pointer or keyboard, or at the latest
 * when it is shown. Until then it shows nothing, and nothing around it waits. It throws where the module does not come; shown
 * again, it is loaded again.
 */
export function overlay<Module extends Record<Name, AnyComponent>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): Overlay<ComponentProps<Module[Name]>> {
  let loaded: Module | undefined;
  const loadAhead = async () => {
    loaded ??= await load();
  };
  atFirstInput(loadAhead);
  ahead(loadAhead);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, while modules are read
  const Laid = (props: ComponentProps<Module[Name]>) => {
    const [module, setModule] = useState(loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (module) return;
      const keep = (there: Module) => {
        loaded = there;
        setModule(there);
      };
      freshly(load).then(keep, (error: unknown) => setFailure({ error }));
    }, [module]);
    if (failure) throw failure.error;
    return module ? createElement(module[name], props) : null;
  };
  return Object.assign(Laid, { load: loadAhead });
}
