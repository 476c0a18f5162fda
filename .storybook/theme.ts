import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { colors, cssColor, fonts } from '#tokens';

/** Storybook itself in the look of what it shows. */
export function themeOf(base: 'light' | 'dark') {
  // Storybook reckons with its colours, and knows no other notation.
  const color = (name: keyof typeof colors) => formatHex(cssColor(colors[name][base]));
  return create({
    base,
    brandTitle: 'Ninefold',
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appHoverBg: color('accent-soft'),
    appBorderColor: color('line'),
    appBorderRadius: 3,
    textColor: color('ink'),
    textMutedColor: color('muted'),
    textInverseColor: color('canvas'),
    barBg: color('surface'),
    barTextColor: color('muted'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    buttonBg: color('surface'),
    buttonBorder: color('edge'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 3,
    fontBase: [fonts.sans].flat().join(', '),
    fontCode: [fonts.mono].flat().join(', '),
  });
}
