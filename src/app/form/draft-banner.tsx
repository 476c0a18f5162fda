import { dateFormat } from '#app/fields';
import { useTools } from '#app/messages/tools';
import { SetAside } from '#app/screens';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import type { FormDraft } from './use-draft.ts';

export interface DraftBannerProps {
  draft: FormDraft;
  isNew: boolean;
  /** All is saved but what was typed while it was on its way. */
  isAhead?: boolean;
  onDiscard: () => void;
}

/** That what was typed earlier is back, could not be read, or that the browser would not keep what is typed now. */
export function DraftBanner({
  draft: { draft, isUnkept, aside, forgetAside },
  isNew,
  isAhead,
  onDiscard,
}: DraftBannerProps) {
  const tools = useTools();
  const { locale, timeZone } = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      {isUnkept && (
        <Banner tone="caution" title={tools.form.draftNotKept}>
          {tools.form.draftNotKeptText}
        </Banner>
      )}
      {aside.length > 0 && (
        <SetAside title={tools.form.aside} text={tools.form.asideText} texts={aside} onForget={forgetAside} />
      )}
      {isAhead && (
        <Banner
          tone="info"
          title={tools.form.savedAhead}
          actions={
            <Button size="sm" onClick={onDiscard}>
              {tools.form.discard}
            </Button>
          }
        >
          {tools.form.savedAheadText}
        </Banner>
      )}
      {draft && (
        <Banner
          tone="info"
          title={tools.form.draft(format.format(new Date(draft.at)))}
          actions={
            <Button size="sm" onClick={onDiscard}>
              {tools.form.discard}
            </Button>
          }
        >
          {isNew ? tools.form.newDraftText : tools.form.draftText}
        </Banner>
      )}
    </>
  );
}
