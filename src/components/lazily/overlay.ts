import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';
import { ahead } from './ahead.ts';
import { atFirstInput } from './at-first-input.ts';
import { freshly } from './freshly.ts';

// biome-ignore lint/suspicious/noExplicitAny: a component of any props at all
type AnyComponent = ComponentType<any>;

/** How long it can be read that something did not come, in milliseconds. */
const longest = 8000;
const lostLook = `${raisedLook} fixed inset-x-4 bottom-4 z-menu mx-auto w-fit px-4 py-3 text-sm text-ink`;

/** A component that is laid over the page, and whose module comes after the page. */
export interface Overlay<Props> {
  (props: Props): ReactNode;
  /** Loads the module ahead of time. What fails then is loaded again when it is shown. */
  load: () => Promise<unknown>;
}

/**
 * A component for what opens on a press: its module is loaded once a person touches pointer or keyboard, or at the latest
 * when it is shown. Until then it shows nothing, and nothing around it waits. Where the module does not come that is said, and it
 * is closed; shown again, it is loaded again.
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
    const [isLost, setIsLost] = useState(false);
    const { notCome } = useStrings();
    const { open = true, isOpen = open } = props;
    const give = useEffectEvent(() => (props.onOpenChange ?? props.onClose)?.(false));
    useEffect(() => {
      if (module || !isOpen) return undefined;
      let isHere = true;
      const keep = (there: Module) => {
        loaded = there;
        if (isHere) setModule(there);
      };
      const lose = () => {
        if (!isHere) return;
        setIsLost(true);
        give();
      };
      setIsLost(false);
      freshly(load).then(keep, lose);
      return () => {
        isHere = false;
      };
    }, [module, isOpen]);
    useEffect(() => {
      if (!isLost) return undefined;
      const end = setTimeout(() => setIsLost(false), longest);
      return () => clearTimeout(end);
    }, [isLost]);
    if (module) return createElement(module[name], props);
    return isLost ? createElement('p', { role: 'alert', className: lostLook }, notCome) : null;
  };
  return Object.assign(Laid, { load: loadAhead });
}
