import { Check, Dices } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { SegmentedControl } from '#components/segmented-control';
import { Stack } from '#components/stack';
import { Switch } from '#components/switch';
import { Heading, Text } from '#components/text';
import { ToastProvider } from '#components/toast';
import { type Brand, type BrandTheme, meetingsIn, ninefold, type Theme, themeOf, themes } from '#tokens/brand';
import { Board } from './board.tsx';
import { Choices } from './choices.tsx';
import { Exports } from './exports.tsx';
import { byChance, presets } from './presets.ts';
import { Sample } from './sample.tsx';
import { Stage } from './stage.tsx';
import { useBrandStyles } from './use-brand-styles.ts';

const beside = 'grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))]';

/** A brand, tried out on components as they are. */
export function BrandPage() {
  const [brand, setBrand] = useState<Brand>(ninefold);
  const [seen, setSeen] = useState<'both' | 'light' | 'dark'>('both');
  const [isMore, setIsMore] = useState(false);
  const deferred = useDeferredValue(brand);
  const theme = useMemo(() => themeOf(deferred), [deferred]);
  useBrandStyles(theme);
  const schemes = seen === 'both' ? (['light', 'dark'] as const) : [seen];
  const shown = schemes.map((scheme): Theme => (isMore ? `${scheme}-more` : scheme));
  return (
    <ToastProvider>
      <main className="mx-auto flex max-w-[100rem] flex-col gap-8">
        <header className="flex max-w-prose flex-col gap-2">
          <Heading level={1} size="xl">
            Brand
          </Heading>
          <Text size="lg" tone="muted">
            Eight answers. Every colour, corner and letter of the library follows from them, and whatever you pick, each
            pair of colours that meets keeps its contrast.
          </Text>
        </header>
        <Presets brand={brand} onBrandChange={setBrand} />
        <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Card title="The brand" level={2}>
            <Choices brand={brand} theme={theme} onBrandChange={setBrand} />
          </Card>
          <Stack gap="lg" className="min-w-0">
            <Stack row gap="md" align="center">
              <SegmentedControl
                label="Seen in"
                value={seen}
                onValueChange={setSeen}
                options={[
                  { value: 'both', label: 'Light and dark' },
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
              <Switch label="More contrast" checked={isMore} onCheckedChange={setIsMore} />
            </Stack>
            <div className={beside}>
              {shown.map((name) => (
                <Stage key={name} theme={name}>
                  <Sample name={name} />
                </Stage>
              ))}
            </div>
            <Stack gap="md">
              <Heading level={2}>Contrast</Heading>
              <Verdict theme={theme} />
              <div className={beside}>
                {shown.map((name) => (
                  <Board key={name} palette={theme.palettes[name]} theme={name} />
                ))}
              </div>
            </Stack>
            <Stack gap="md">
              <Heading level={2}>Take it along</Heading>
              <Exports brand={deferred} theme={theme} />
            </Stack>
          </Stack>
        </div>
      </main>
    </ToastProvider>
  );
}

interface PresetsProps {
  brand: Brand;
  onBrandChange: (brand: Brand) => void;
}

function Presets({ brand, onBrandChange }: PresetsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Brands to begin with</legend>
      {Object.entries(presets).map(([name, preset]) => (
        <Button
          key={name}
          aria-pressed={JSON.stringify(preset) === JSON.stringify(brand)}
          onClick={() => onBrandChange(preset)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <span aria-hidden className="inline-flex overflow-hidden rounded-full border border-line">
            {[preset.accent, preset.second, preset.paper, preset.night].map((color, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
              <span key={at} className="h-3.5 w-2.5" style={{ background: color }} />
            ))}
          </span>
          {name}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onBrandChange(byChance())}>
        <Dices aria-hidden className="size-4" />
        By chance
      </Button>
    </fieldset>
  );
}

/** Whether all of it holds, in all four themes; and what is nearest to what is asked of it. */
function Verdict({ theme }: { theme: BrandTheme }) {
  const all = themes.flatMap((name) => meetingsIn(theme.palettes[name], name).map((meeting) => ({ ...meeting, name })));
  const held = all.filter(({ ratio, least }) => ratio >= least);
  const closest = all.reduce((least, one) => (one.ratio / one.least < least.ratio / least.least ? one : least));
  return (
    <Text role="status" className="flex items-start gap-2">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />
      <span>
        <strong>
          {held.length} of {all.length}
        </strong>{' '}
        pairs hold, in light, dark, and both with more contrast: words 4.5 : 1 and with more 7 : 1, edges 3 : 1 and 4.5
        : 1. The closest is {closest.foreground} on {closest.background}, {closest.ratio.toFixed(2)} of {closest.least}{' '}
        in {closest.name}.
      </span>
    </Text>
  );
}
