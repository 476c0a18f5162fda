import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTools } from '#app/messages/tools';
import { useSetting } from '#app/settings';
import { Dialog } from '#components/dialog';
import { Kbd } from '#components/kbd';
import { keysMeanwhile } from '#components/lazily';
import { Switch } from '#components/switch';
import { keysTooSoon } from './keys-too-soon.ts';
import { isPaletteKey } from './palette-key.ts';
import { isTypedInto, pressedKey } from './pressed.ts';
import { type Group, isOpen, onShortcuts, openHelp, shortcutFor, shortcutGroups, shownKey } from './registry.ts';

/** Listens to single keys for the whole page, and shows on `?` which there are. They can be switched off (WCAG 2.1.4). */
export function Shortcuts() {
  const { shortcuts: words } = useTools();
  const groups = useSyncExternalStore(onShortcuts, shortcutGroups);
  const isHelp = useSyncExternalStore(onShortcuts, isOpen);
  const [setting, set] = useSetting('single-keys', 'on');
  useKeys(setting !== 'off');
  return (
    <Dialog open={isHelp} onOpenChange={openHelp} title={words.title}>
      <div className="flex flex-col gap-5">
        <Switch
          label={words.singleKeys}
          checked={setting !== 'off'}
          onCheckedChange={(isOn) => set(isOn ? 'on' : 'off')}
        />
        {[...Map.groupBy(groups, ({ title }) => title)]
          .map(([title, all]) => ({ title, keys: all.flatMap(keysOf) }))
          .filter(({ keys }) => keys.length > 0)
          .map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <h3 className="border-b border-line pb-1 text-sm font-semibold">{title}</h3>
              <Keys entries={keys} />
            </section>
          ))}
        {!groups.some(({ shortcuts }) => shortcuts.some(({ key }) => key === '?')) && (
          <Keys entries={[['?', words.title]]} />
        )}
      </div>
    </Dialog>
  );
}

/** Answers to single keys, also to those that were pressed before anybody could. */
function useKeys(isOn: boolean) {
  const { pathname } = useLocation();
  const [tooSoon] = useState(() => keysTooSoon(press));
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const isLetter =
        event.key.length === 1 && !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (tooSoon.isWaiting() && (key === 'Enter' || (isLetter && isTypedInto(event.target))))
        return tooSoon.holdBack(event);
      tooSoon.turn(event);
      // What is typed behind the key of the palette is for the palette, which may still be on its way.
      if (event.isTrusted && isPaletteKey(event)) tooSoon.opened();
      if (key === undefined) return;
      if (tooSoon.isWaiting() || tooSoon.isOpening() || (!press(event) && event.key !== ' ')) tooSoon.keep([event]);
    };
    addEventListener('keydown', listen);
    addEventListener('pointerdown', tooSoon.turn);
    void keysMeanwhile().then((events) => {
      tooSoon.arrive();
      tooSoon.keep(events);
    });
    return () => {
      tooSoon.forget();
      removeEventListener('keydown', listen);
      removeEventListener('pointerdown', tooSoon.turn);
    };
  }, [isOn, tooSoon]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere arrives there
  useEffect(tooSoon.arrive, [pathname]);
}

/** Does what a key is for; false where nothing answers to it, or not yet. */
function press(event: KeyboardEvent): boolean {
  const key = pressedKey(event);
  const run = key === '?' ? () => openHelp() : key && shortcutFor(key)?.run;
  if (!run || run() === false) return false;
  event.preventDefault();
  return true;
}

/** What has no key is not named among them. */
function keysOf({ shortcuts }: Group): [key: string, label: string][] {
  return shortcuts.flatMap(({ key, label }) => (key ? [[key, label] as [string, string]] : []));
}

function Keys({ entries }: { entries: readonly [key: string, label: string][] }) {
  return (
    <dl className="text-sm">
      {entries.map(([key, label]) => (
        <div key={key} className="flex items-center justify-between gap-4 py-1">
          <dt className="order-2">
            <Kbd>{shownKey(key)}</Kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
