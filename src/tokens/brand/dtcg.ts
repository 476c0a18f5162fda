import { formatHex } from 'culori';
import { type Color, cssColor } from '#tokens';
import type { Brand } from './brand.ts';
import { type BrandTheme, brandColors } from './theme.ts';

const colorOf = (color: Color) => ({
  colorSpace: 'oklch',
  components: color.components,
  hex: formatHex(cssColor(color)),
});

const dimension = (value: number) => ({ $value: { value, unit: 'rem' } });

/** A brand as a file of the Design Tokens Community Group: its colours by what they are for, in the form of our own tokens. */
export function dtcgOf(brand: Brand, { palettes, radii, sizes, families }: BrandTheme) {
  const lengths = Object.entries(sizes).map(([name, size]) => [name, dimension(Number.parseFloat(size))]);
  return {
    $description: 'A brand. `$value` is the light theme; the dark one, and both with more contrast, are extensions.',
    $extensions: { 'ninefold.brand': brand },
    color: {
      $type: 'color',
      ...Object.fromEntries(
        brandColors.map((name) => [
          name,
          {
            $value: colorOf(palettes.light[name]),
            $extensions: {
              'ninefold.dark': colorOf(palettes.dark[name]),
              'ninefold.light-more': colorOf(palettes['light-more'][name]),
              'ninefold.dark-more': colorOf(palettes['dark-more'][name]),
            },
          },
        ]),
      ),
    },
    font: { $type: 'fontFamily', sans: { $value: families } },
    radius: {
      $type: 'dimension',
      ...Object.fromEntries(Object.entries(radii).map(([name, radius]) => [name, dimension(radius)])),
    },
    ...(lengths.length > 0 && { size: { $type: 'dimension', ...Object.fromEntries(lengths) } }),
  };
}
