import { Copy, Download } from 'lucide-react';
import { saveFile, useCopy } from '#app/hand-over';
import { Button } from '#components/button';
import { Stack } from '#components/stack';
import { Tabs } from '#components/tabs';
import { Text } from '#components/text';
import { type Brand, type BrandTheme, cssOf, dtcgOf } from '#tokens/brand';

interface ExportsProps {
  brand: Brand;
  theme: BrandTheme;
}

/** A brand to take along, as CSS and as tokens. */
export function Exports({ brand, theme }: ExportsProps) {
  const css = cssOf(theme);
  const dtcg = `${JSON.stringify(dtcgOf(brand, theme), null, 2)}\n`;
  return (
    <Tabs
      label="Forms"
      defaultValue="css"
      tabs={[
        {
          value: 'css',
          label: 'CSS',
          content: (
            <File name="brand.css" type="text/css" text={css}>
              Read after the styles of the library, it sets what its components are drawn with.
            </File>
          ),
        },
        {
          value: 'dtcg',
          label: 'Design tokens',
          content: (
            <File name="brand.tokens.json" type="application/json" text={dtcg}>
              In the format of the Design Tokens Community Group, for Figma and whatever else reads it. Colours are
              written in OKLCH, and as hex for those that know no more.
            </File>
          ),
        },
      ]}
    />
  );
}

interface FileProps {
  name: string;
  type: string;
  text: string;
  children: string;
}

function File({ name, type, text, children }: FileProps) {
  const copy = useCopy();
  return (
    <Stack gap="md">
      <Stack row gap="md" align="center" justify="between">
        <Text tone="muted" className="max-w-prose">
          {children}
        </Text>
        <Stack row gap="sm">
          <Button onClick={() => void copy(text)}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <Button onClick={() => saveFile(name, new Blob([text], { type }))}>
            <Download aria-hidden className="size-4" />
            Download {name}
          </Button>
        </Stack>
      </Stack>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        dir="ltr"
        className="annotation max-h-80 overflow-auto rounded-sheet border border-line bg-sunken p-4"
      >
        {text}
      </pre>
    </Stack>
  );
}
