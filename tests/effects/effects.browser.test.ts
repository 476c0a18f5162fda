import { afterEach, describe, expect, test } from 'vitest';
import { changed, desk, type Fact } from './desk.ts';
import { proofs } from './proofs.ts';
import { type World, worldOf } from './world.tsx';

let world: World | undefined;
afterEach(() => {
  world?.close();
  world = undefined;
});

describe.each(Object.entries(proofs))('%s', (_, ofThing) => {
  test.each(Object.entries(ofThing))(
    '%s',
    async (_, { at, fact, instead, also = {}, look, without, with: expected }) => {
      const around = Object.entries(also).reduce((facts, [path, value]) => changed(facts, path, value), desk);
      const seen = async (value: Fact | undefined) => {
        world = await worldOf(changed(around, at, value));
        const words = await look(world);
        world.close();
        return words;
      };
      expect(without).not.toBe(expected);
      expect({ without: await seen(instead), with: await seen(fact) }).toEqual({ without, with: expected });
    },
  );
});
