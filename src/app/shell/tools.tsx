import { Search } from 'lucide-react';
import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Kbd } from '#components/kbd';
import { Switch } from '#components/switch';
import { MoreMenu } from './more-menu.tsx';
import { paletteKey } from './palette-key.ts';
import { PreviewAs } from './preview-as.tsx';
import type { GapsSwitch } from './use-choices.ts';

export interface ToolsProps extends GapsSwitch {
  /** Opens the palette. */
  onFind: () => void;
}

/** How the product is looked at: as whom, with or without its gaps, in which theme; and the way to anything in it. */
export function Tools({ showsGaps, onShowGaps, onFind }: ToolsProps) {
  const messages = useMessages();
  return (
    <>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onFind}>
        <Search aria-hidden className="size-4" />
        <span className="@max-[48rem]:sr-only">{messages.find}</span>
        <Kbd className="@max-[48rem]:hidden">{paletteKey}</Kbd>
      </Button>
      {!import.meta.env.PRODUCT_ALONE && (
        <>
          <PreviewAs />
          <Switch
            label={messages.showGaps}
            checked={showsGaps}
            onCheckedChange={onShowGaps}
            className="mx-1.5 @max-[40rem]:hidden [&_label]:text-sm"
          />
        </>
      )}
      <MoreMenu showsGaps={showsGaps} onShowGaps={onShowGaps} />
    </>
  );
}
