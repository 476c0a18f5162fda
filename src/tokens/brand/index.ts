export { type Brand, letters, ninefold } from './brand.ts';
export { meetingsIn, paletteIn, schemeOf } from './contrast.ts';
export { cssOf } from './css.ts';
export { draft } from './derive.ts';
export { dtcgOf } from './dtcg.ts';
export { type ColorName, type Theme, themes } from './pairs.ts';
export { themeOf } from './theme.ts';
