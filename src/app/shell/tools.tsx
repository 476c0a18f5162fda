import { useMessages } from '#app/messages';
import { Switch } from '#components/switch';
import { MoreMenu } from './more-menu.tsx';
import { PreviewAs } from './preview-as.tsx';

/** How the product is looked at: as whom, with or without its gaps, in which theme. */
export function Tools({ showsGaps, onShowGaps }: { showsGaps: boolean; onShowGaps: (shows: boolean) => void }) {
  const messages = useMessages();
  return (
    <>
      {!import.meta.env.PRODUCT_ALONE && (
        <>
          <PreviewAs />
          <Switch label={messages.showGaps} checked={showsGaps} onCheckedChange={onShowGaps} className="mx-1.5" />
        </>
      )}
      <MoreMenu />
    </>
  );
}
