import { differenceCiede2000, formatHex } from 'culori';
import { Field } from '#components/field';
import { densities, keysOf } from '#components/internal';
import { NumberInput } from '#components/number-input';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { cssColor, cssFamilies } from '#tokens';
import { type Brand, type BrandTheme, letters, type Palette } from '#tokens/brand';
import { ColorField } from './color-field.tsx';

interface ChoicesProps {
  brand: Brand;
  theme: BrandTheme;
  onBrandChange: (brand: Brand) => void;
}

const colors = {
  accent: { label: 'Accent', description: 'What can be pressed, what is chosen.', drawnAs: 'accent' },
  second: { label: 'Second colour', description: 'What informs.', drawnAs: 'info' },
  ink: { label: 'Ink', description: 'Words and edges.', drawnAs: 'ink' },
  paper: { label: 'Paper', description: 'The ground where it is light: how bright, how warm.', drawnAs: 'canvas' },
  night: { label: 'Night', description: 'The ground where it is dark.', drawnAs: 'canvas' },
} as const;

const shownIn = {
  accent: ['light', 'dark'],
  second: ['light', 'dark'],
  ink: ['light', 'dark'],
  paper: ['light'],
  night: ['dark'],
} as const;

const apart = differenceCiede2000();
const meanings = { positive: 'what went well', caution: 'what asks for care', critical: 'what is wrong' } as const;

/** What a colour would be taken for. */
function mistaken(palette: Palette, name: 'accent' | 'info'): string | undefined {
  const like = keysOf(meanings).find((tone) => apart(cssColor(palette[name]), cssColor(palette[tone])) < 12);
  return like && `Close to the colour of ${meanings[like]}.`;
}

/** What a brand says: eight answers. */
export function Choices({ brand, theme, onBrandChange }: ChoicesProps) {
  const say = (change: Partial<Brand>) => onBrandChange({ ...brand, ...change });
  return (
    <div className="grid gap-apart sm:grid-cols-2 lg:grid-cols-1">
      {keysOf(colors).map((key) => {
        const { label, description, drawnAs } = colors[key];
        const drawn = shownIn[key].map((scheme) => ({
          theme: scheme,
          color: formatHex(cssColor(theme.palettes[scheme][drawnAs])) ?? '',
        }));
        return (
          <ColorField
            key={key}
            label={label}
            description={description}
            value={brand[key]}
            warning={drawnAs === 'accent' || drawnAs === 'info' ? mistaken(theme.palettes.light, drawnAs) : undefined}
            onValueChange={(color) => say({ [key]: color })}
            drawn={drawn.filter(({ color }) => color !== brand[key])}
          />
        );
      })}
      <Field label="Corners" description="The radius of a control; of a sheet it is a third more.">
        <NumberInput
          whole
          min={0}
          max={12}
          suffix="px"
          value={brand.corners}
          onValueChange={(corners) => {
            if (typeof corners === 'number' && corners >= 0 && corners <= 12) say({ corners });
          }}
        />
      </Field>
      <Field label="Letters" description="Other families stand in where a machine does not have the first.">
        <Select
          value={brand.letters}
          onValueChange={(value) => value && say({ letters: value as Brand['letters'] })}
          options={keysOf(letters).map((value) => ({
            value,
            label: (
              <span className="capitalize" style={{ fontFamily: cssFamilies(letters[value]) }}>
                {value}
              </span>
            ),
          }))}
        />
      </Field>
      <Field label="Density" group>
        <SegmentedControl
          label="Density"
          value={brand.density}
          onValueChange={(density) => say({ density })}
          options={keysOf(densities).map((value) => ({ value, label: densities[value] }))}
        />
      </Field>
    </div>
  );
}
