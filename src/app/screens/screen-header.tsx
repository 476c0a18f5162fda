import { type ReactNode, useRef } from 'react';
import { GapNote, useGapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useIsHigh } from '#components/app-shell';
import { PageHeader } from '#components/page-header';
import { keepClear } from '#components/toast';
import type { Values } from '#specification';
import { Breadcrumb } from './breadcrumb.tsx';
import { PageTitle } from './page-title.tsx';
import { useScreenName } from './screen-name.ts';
import type { ScreenProps } from './screen-props.ts';
import { ownFacts, shownFacts } from './shown-facts.ts';

/** Around a screen whose actions are at the lower edge of a phone: nothing ends below them. */
export const aboveReach = 'max-sm:has-[[data-within-reach]:not(:empty)]:pb-24 print:pb-0';

export interface ScreenHeaderProps extends ScreenProps {
  /** What the screen shows; its own title where absent. */
  title?: string;
  /** The record that it is about. */
  record?: Values;
  /** Beside the way back up: the way to the next. */
  beside?: ReactNode;
  /** Beside the title: a state. */
  status?: ReactNode;
  actions?: ReactNode;
  /** On a phone the actions stay at its lower edge, where a thumb is. */
  isWithinReach?: boolean;
}

const actionsLook = 'flex flex-wrap items-center justify-end gap-2 empty:hidden print:hidden';
/** Where something else is at the edge meanwhile, it has the place. */
const reachLook =
  'max-sm:in-[:has([data-at-edge])]:hidden max-sm:not-low:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]';

/** The head of a screen: the way back up, what it is, what can be done, and what is missing of it. */
export function ScreenHeader({
  screen,
  parameters,
  title: stated,
  record,
  beside,
  status,
  actions,
  isWithinReach = false,
}: ScreenHeaderProps) {
  const messages = useMessages();
  const { kind, entity } = screen;
  const nameOf = useScreenName();
  const title = stated ?? nameOf(screen);
  // What is called so may be an assumption; its questions stand in the note beside it.
  const named = useGapOutline('', entity && ownFacts(entity));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={<bdi className={named}>{title}</bdi>}
        breadcrumbs={
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 *:first:flex-[1_1_6rem] empty:hidden">
            <Breadcrumb
              screen={screen}
              parameters={parameters}
              record={record}
              current={kind === 'edit' && record ? messages.detail.edit : title}
            />
            {beside}
          </div>
        }
        description={screen.description && <bdi>{screen.description}</bdi>}
        status={
          <>
            {status}
            <GapNote path={screen.path} subject={screen.label.text} shown={shownFacts(screen)} />
          </>
        }
        actions={
          actions &&
          (isWithinReach ? (
            <WithinReach>{actions}</WithinReach>
          ) : (
            <div className="contents print:hidden">{actions}</div>
          ))
        }
      />
    </>
  );
}

/** At the lower edge of a phone, unless little of it would be left. */
function WithinReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isHigh = useIsHigh(place, 24);
  return (
    <div ref={place} {...keepClear} data-within-reach className={isHigh ? actionsLook : `${actionsLook} ${reachLook}`}>
      {children}
    </div>
  );
}
