import { keysOf } from '#components/internal';
import { type Brand, letters, ninefold } from '#tokens/brand';

/** Brands to begin with, far from one another. */
export const presets: Record<string, Brand> = {
  Ninefold: ninefold,
  Moss: {
    ...{ accent: '#4d6b1e', second: '#1d6a80', ink: '#1f2a24', paper: '#f5f7ef', night: '#0f1712' },
    ...{ corners: 6, density: 'comfortable', letters: 'humanist' },
  },
  Ember: {
    ...{ accent: '#c2500c', second: '#0f766e', ink: '#2b1d17', paper: '#fbf5ee', night: '#1a120e' },
    ...{ corners: 2, density: 'comfortable', letters: 'serif' },
  },
  Plum: {
    ...{ accent: '#7a1f6c', second: '#3b5bdb', ink: '#241b2b', paper: '#faf7fb', night: '#16101b' },
    ...{ corners: 10, density: 'comfortable', letters: 'rounded' },
  },
  Harbour: {
    ...{ accent: '#0e7490', second: '#6d28d9', ink: '#16242c', paper: '#f1f7f8', night: '#0a151a' },
    ...{ corners: 4, density: 'comfortable', letters: 'system' },
  },
  Signal: {
    ...{ accent: '#ffd600', second: '#0066ff', ink: '#111111', paper: '#ffffff', night: '#0b0b0b' },
    ...{ corners: 0, density: 'compact', letters: 'geometric' },
  },
};

const random = (count: number) => Math.floor(Math.random() * count);

function randomHex(): string {
  return `#${random(0x1000000).toString(16).padStart(6, '0')}`;
}

/** A brand that nobody would pick: it holds as well. */
export function byChance(): Brand {
  const families = keysOf(letters);
  return {
    ...{ accent: randomHex(), second: randomHex(), ink: randomHex(), paper: randomHex(), night: randomHex() },
    corners: random(13),
    density: random(2) === 0 ? 'comfortable' : 'compact',
    letters: families[random(families.length)] ?? 'grotesk',
  };
}
