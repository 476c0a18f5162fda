export { type Brand, letters, ninefold } from './brand.ts';
export { meetingsIn, type Palette, paletteIn } from './contrast.ts';
export { cssOf } from './css.ts';
export { draft } from './derive.ts';
export { dtcgOf } from './dtcg.ts';
export { isMore, schemeOf, type Theme, themes } from './pairs.ts';
export { type BrandTheme, themeOf } from './theme.ts';
