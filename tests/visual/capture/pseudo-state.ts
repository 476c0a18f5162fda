import type { CDPSession } from 'playwright-core';

/** What a pointer or the keyboard does to something. */
export type PseudoState = 'hover' | 'focus' | 'active';

/** By state: what the thing itself is then, and what everything around it is. */
const classes: Record<PseudoState, { own: string[]; around: string[] }> = {
  hover: { own: ['hover'], around: ['hover'] },
  focus: { own: ['focus', 'focus-visible'], around: ['focus-within'] },
  active: { own: ['hover', 'active'], around: ['hover', 'active'] },
};

const usable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="option"], [role="tab"], [role="radio"], [role^="menuitem"])';
/** What a story draws, also beside its root; not what Storybook keeps in the page. */
const drawn = 'body > :not([class^="sb-"], #storybook-docs)';

/**
 * Tells the browser that everything that can be used is hovered, focused or pressed, all at once.
 * @returns takes it back; undefined where there is nothing to use
 */
export async function force(session: CDPSession, state: PseudoState): Promise<(() => Promise<void>) | undefined> {
  const { own, around } = classes[state];
  const can = state === 'hover' ? usable : `${usable}:not(:disabled)`;
  await session.send('DOM.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const all = async (selector: string) =>
    (await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds;
  const [things, surroundings] = [
    await all(`${drawn} ${can}`),
    await all(`${drawn}:has(${can}), ${drawn} :has(${can})`),
  ];
  if (things.length === 0) {
    await session.send('DOM.disable');
    return undefined;
  }
  await session.send('CSS.enable');
  const set = (nodeId: number, forcedPseudoClasses: string[]) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  const inner = new Set(things);
  await Promise.all([
    ...surroundings.filter((nodeId) => !inner.has(nodeId)).map((nodeId) => set(nodeId, around)),
    ...things.map((nodeId) => set(nodeId, [...own, ...(surroundings.includes(nodeId) ? around : [])])),
  ]);
  return async () => {
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  };
}
