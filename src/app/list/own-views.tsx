import { BookmarkPlus, Check, ChevronDown, Star, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useShortcuts } from '#app/shortcuts';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { useToast } from '#components/toast';
import type { Screen } from '#specification';
import type { ListAddress } from './use-list-query.ts';
import { nameFor, type OwnView, useOwnViews } from './use-own-views.ts';
import { usePreferences } from './use-preferences.ts';
import { viewChoices } from './view-choices.ts';
import { ViewDialog } from './view-dialog.tsx';

interface OwnViewsProps {
  screen: Screen;
  address: ListAddress;
  /** Whether something is asked for that has no name yet. */
  isChanged: boolean;
}

/** The views that somebody keeps for themselves, and the way to keep another. */
export function OwnViews({ screen, address, isChanged }: OwnViewsProps) {
  const messages = useMessages();
  const tools = useTools();
  const [views, keep, readNow] = useOwnViews(screen);
  const [preferences] = usePreferences(screen);
  const [asking, ask] = useState<'new' | OwnView>();
  const chosen = useRef<HTMLButtonElement>(null);
  // The button that makes a view is gone with it: the focus goes to what was made.
  const isMade = useRef(false);
  const current = views.find(({ name }) => name === address.place.own);
  const isOther = current ? current.kept !== address.kept : isChanged;
  const tell = useToast();
  const open = ({ kept, name }: OwnView) => address.open(kept, name);
  useShortcuts(screen.label.text, [
    ...(isOther ? [{ label: messages.list.saveView, run: () => ask('new') }] : []),
    ...views.map((view) => ({ label: `${messages.list.views}: ${view.title}`, run: () => open(view) })),
  ]);
  // The buttons of a changed view go with its changes; the focus stays with the view.
  const update = (changed: OwnView) => {
    chosen.current?.focus();
    keep(views.map((one) => (one === changed ? { ...one, kept: address.kept } : one)));
  };
  const reset = (changed: OwnView) => {
    chosen.current?.focus();
    open(changed);
  };
  const save = (title: string) => {
    ask(undefined);
    if (asking && asking !== 'new')
      return keep(views.map((view) => (view.name === asking.name ? { ...view, title } : view)));
    const kept = new URLSearchParams(address.kept);
    // What it shows is a part of it, wherever it is opened.
    if (preferences.columns && !kept.has('columns')) kept.set('columns', preferences.columns.join());
    const made = { name: nameFor(title, views), title, kept: `${kept}` };
    keep([...views, made]);
    open(made);
    isMade.current = true;
  };
  useEffect(() => {
    if (!isMade.current || !chosen.current) return;
    isMade.current = false;
    chosen.current.focus();
  });
  const remove = (gone: OwnView) => {
    keep(views.filter(({ name }) => name !== gone.name));
    address.go({}, { own: undefined, columns: undefined });
    const putBack = () => {
      keep(readNow().toSpliced(views.indexOf(gone), 0, gone));
      open(gone);
    };
    tell({ title: tools.views.removed(gone.title), actions: [{ label: messages.undo.undo, onAction: putBack }] });
  };
  return (
    <>
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Button
            ref={view === current ? chosen : undefined}
            size="sm"
            variant={view === current ? 'secondary' : 'quiet'}
            aria-pressed={view === current}
            onClick={() => open(view)}
          >
            <Star aria-hidden className="size-3.5 text-muted" />
            {view.title}
          </Button>
          {view === current && (
            <DropdownMenu
              trigger={
                <IconButton size="sm" label={tools.views.actionsOf(view.title)}>
                  <ChevronDown aria-hidden />
                </IconButton>
              }
              entries={[
                { kind: 'action', label: tools.views.rename, onSelect: () => ask(view) },
                { kind: 'action', label: tools.views.remove, tone: 'critical', onSelect: () => remove(view) },
              ]}
            />
          )}
        </span>
      ))}
      {isOther && (
        // Apart from the views: what is done with one is none.
        <span className="ms-auto flex flex-wrap items-center gap-1">
          {current && (
            <>
              <Button size="sm" variant="quiet" onClick={() => update(current)}>
                <Check aria-hidden className="size-4 text-muted" />
                {tools.views.update}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => reset(current)}>
                <Undo2 aria-hidden className="size-4 text-muted" />
                {tools.views.reset}
              </Button>
            </>
          )}
          <Button size="sm" variant="quiet" onClick={() => ask('new')}>
            <BookmarkPlus aria-hidden className="size-4 text-muted" />
            {/* On a phone the words would take a line of their own. */}
            <span className="max-sm:sr-only">{messages.list.saveView}</span>
          </Button>
        </span>
      )}
      {asking && (
        <ViewDialog
          key={asking === 'new' ? '' : asking.name}
          view={asking === 'new' ? undefined : asking}
          suggested={current ? '' : titleOf(address.place.own)}
          taken={[
            ...viewChoices(screen, messages.list.all).map(({ label }) => label),
            ...views.map(({ title }) => title),
          ]}
          onSave={save}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}

/** What a view may be called that somebody else keeps, by its name in their address. */
function titleOf(name = ''): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
