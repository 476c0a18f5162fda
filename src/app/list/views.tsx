import { Suspense } from 'react';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { Button } from '#components/button';
import { lazily } from '#components/lazily';
import type { Screen } from '#specification';
import { isUnnamed, type ListAddress } from './use-list-query.ts';
import { viewChoices } from './view-choices.ts';

const OwnViews = lazily(() => import('./own-views.tsx'), 'OwnViews');

/** The parts of a list that have a name of their own: those of the document, then those that somebody keeps for themselves. */
export function Views({ screen, address }: { screen: Screen; address: ListAddress }) {
  const messages = useMessages();
  const { id } = useDocument();
  const { asked, place, kept } = address;
  const [own] = useSetting(`views.${id}.${screen.name}`, '');
  const isChanged = isUnnamed(kept, asked.view);
  if (screen.views.length === 0 && own === '' && !isChanged) return null;
  const choices = viewChoices(screen, messages.list.all);
  return (
    <fieldset className="flex flex-wrap items-center gap-1" aria-label={messages.list.views}>
      {choices.map(({ value, label, stated }) => {
        const isCurrent = (value === asked.view || stated === asked.view) && !place.own;
        return (
          <GapOutline key={value} path={stated ? `${screen.path}.views.${stated}` : ''} subject={label}>
            <Button
              size="sm"
              variant={isCurrent ? 'secondary' : 'quiet'}
              aria-pressed={isCurrent}
              onClick={() => address.show(value)}
            >
              {label}
            </Button>
          </GapOutline>
        );
      })}
      {(own !== '' || isChanged) && (
        <Suspense fallback={null}>
          <OwnViews screen={screen} address={address} isChanged={isChanged} />
        </Suspense>
      )}
    </fieldset>
  );
}
