import type { Config } from 'tailwindcss';
import ours from '../../tailwind.config.ts';

const {
  theme: { extend, ...own },
  ...rest
} = ours;

/** Ours beside the theme of whoever has Tailwind: names of theirs that we have none for stay as they are. */
export default { ...rest, theme: { extend: { ...own, ...extend } } } satisfies Config;
