import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { ahead } from './ahead.ts';
import { atFirstInput } from './at-first-input.ts';
import { lazily } from './lazily.tsx';

// biome-ignore lint/suspicious/noExplicitAny: a component of any props at all
type AnyComponent = ComponentType<any>;

/** How long nothing happens before what is rarely needed is loaded. */
const quiet = 2000;

function atInput(then: () => unknown) {
  let isHere = true;
  const begin = async () => {
    if (isHere) await then();
  };
  atFirstInput(begin);
  ahead(begin);
  return () => {
    isHere = false;
  };
}

/**
 * Until when something waits: until the page is at rest, until a person touches pointer or keyboard, or, what only paper shows,
 * until that, or a while in which nobody does, or until it is printed.
 */
const moments = {
  rest: (then: () => void) => {
    // Not every browser says when it has nothing to do.
    const wait = setTimeout(then, 250);
    return () => clearTimeout(wait);
  },
  input: atInput,
  paper: (then: () => void) => {
    // Asked for once: each time it is another, with listeners of its own.
    const page = globalThis.matchMedia?.('print');
    const wait = setTimeout(then, quiet);
    const leave = atInput(then);
    const print = () => page?.matches && then();
    page?.addEventListener('change', print);
    print();
    return () => {
      clearTimeout(wait);
      leave();
      page?.removeEventListener('change', print);
    };
  },
};

/**
 * A component that the page is whole without: nothing of it is loaded before the moment, and it shows nothing until it is there.
 * What comes once the page is at rest is busy until then, what comes for paper once it was begun: who takes a picture can
 * wait for it.
 */
export function later<Module extends Record<Name, AnyComponent>, Name extends string>(
  moment: keyof typeof moments,
  load: () => Promise<Module>,
  name: Name,
): (props: ComponentProps<Module[Name]>) => ReactNode {
  const Loaded = lazily(load, name);
  let isTime = false;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a component, while modules are read
  return function Later(props) {
    const [isReady, setIsReady] = useState(isTime);
    const [isComing, setIsComing] = useState(moment === 'rest');
    useEffect(() => {
      if (isReady) return undefined;
      let isHere = true;
      const show = () => {
        isTime = true;
        if (isHere) setIsReady(true);
      };
      // What the page is whole without breaks nothing where it does not come.
      const lose = () => {
        if (!isHere) return;
        setIsComing(false);
        addEventListener('online', begin, { once: true });
      };
      const begin = () => {
        setIsComing(moment !== 'input');
        return load().then(show, lose);
      };
      const leave = moments[moment](begin);
      return () => {
        isHere = false;
        removeEventListener('online', begin);
        leave();
      };
    }, [isReady]);
    const coming = isComing ? createElement('span', { 'aria-busy': true }) : null;
    return isReady ? createElement(Suspense, { fallback: coming }, createElement(Loaded, props)) : coming;
  };
}
