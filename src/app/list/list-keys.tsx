import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { rowsDo, useAround, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useDocument } from '#app/product';
import { useRecordAddress, useTakenAlong } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { lazily } from '#components/lazily';
import { layoutsOf } from './layouts-of.ts';
import type { ListPartProps } from './list-records.tsx';
import { mayChangeAny } from './may-change-any.ts';
import { rowStop } from './row-stop.ts';
import { viewChoices } from './view-choices.ts';

const ListActions = lazily(() => import('./list-actions.tsx'), 'ListActions');

interface ListKeysProps extends ListPartProps {
  /** What the list stands in. */
  sheet: RefObject<HTMLElement | null>;
}

/** A list without a pointer. It is the focus that moves from row to row: what has it is seen and read out. */
export function ListKeys({ screen, entity, address, sheet }: ListKeysProps) {
  const { keys, csv, display } = useTools();
  const { list } = useMessages();
  const around = useAround();
  const [begins, begin] = useState<'export' | 'import'>();
  const { product, to } = useDocument();
  const { subject } = useSession();
  const state = useTakenAlong();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const rows = () => [...(sheet.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].filter(isRow);
  const here = () => document.activeElement?.closest<HTMLElement>('[data-key]') ?? undefined;
  const step = (by: number) => {
    const all = rows();
    if (all.length === 0) return false;
    const current = here();
    const at = current ? all.indexOf(current) + by : by > 0 ? 0 : all.length - 1;
    const row = all[Math.min(Math.max(at, 0), all.length - 1)];
    rowStop(row)?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const boxes = (of: Element | null | undefined) => [...(of?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])];
  const check = (box: HTMLElement | undefined) => box && box.ariaChecked !== 'true' && box.click();
  /** From row to row, choosing each that was stood on. */
  const take = (by: number) => {
    check(boxes(here())[0]);
    if (!step(by)) return false;
    // What was pressed has drawn the row anew.
    requestAnimationFrame(() => check(boxes(here())[0]));
    return true;
  };
  const box = () => sheet.current?.querySelector<HTMLInputElement>('[type=search]');
  const search = () => {
    box()?.focus();
    return Boolean(box());
  };
  useWayOut(sheet, box, address.asked.search, () => step(1));
  /** A link opens by itself. */
  const openCard = () => {
    const card = document.activeElement;
    if (!card?.matches('[data-key]')) return false;
    card.querySelector('a')?.click();
    return true;
  };
  const edit = () => {
    const key = here()?.dataset.key;
    const address = key && addressOf('edit', entity, { [entity.key]: key });
    if (address) void navigate(address, { state });
  };
  const stood = useStood(sheet);
  const openMenu = () => {
    const button = menuOf(here()) ?? stood;
    button?.click();
    return button !== undefined;
  };
  const create = product.screenOf('create', entity);
  const mayCreate = create && !create.needsRecord && create.isFor(subject);
  // The days of a calendar are no rows.
  const hasRows = address.layout !== 'calendar';
  useShortcuts(screen.label.text, [
    { key: '/', label: keys.search, run: search },
    ...(hasRows
      ? [
          { key: 'j', label: keys.down, run: () => step(1), isKeyOnly: true },
          { key: 'k', label: keys.up, run: () => step(-1), isKeyOnly: true },
          { key: 'Enter', label: keys.open, run: openCard, isKeyOnly: true },
        ]
      : []),
    ...(address.layout === 'board'
      ? [
          { key: '← →', label: keys.beside },
          { key: 'Space', label: keys.move },
        ]
      : []),
    ...(!hasRows && mayChangeAny(entity, around) ? [{ key: 'Space', label: keys.moveEntry }] : []),
    ...(screen.facts.bulk && address.layout === 'table'
      ? [
          { key: 'x', label: keys.select, run: () => boxes(here())[0]?.click(), isKeyOnly: true },
          { key: 'J', label: keys.selectDown, run: () => take(1), isKeyOnly: true },
          { key: 'K', label: keys.selectUp, run: () => take(-1), isKeyOnly: true },
          { key: 'A', label: keys.selectPage, run: () => check(boxes(sheet.current?.querySelector('thead'))[0]) },
        ]
      : []),
    ...(hasRows && product.screenOf('edit', entity)
      ? [{ key: 'e', label: keys.edit, run: edit, isKeyOnly: true }]
      : []),
    ...(hasRows ? [{ key: '.', label: stood?.ariaLabel ?? keys.menu, run: openMenu, isKeyOnly: !stood }] : []),
    ...(mayCreate
      ? [{ key: 'c', label: keys.create, run: () => void navigate(to(create.addressOf({})), { state }) }]
      : []),
    ...(screen.views.length > 0 ? viewChoices(screen, list.all) : []).map(({ value, label }) => ({
      label: `${list.views}: ${label}`,
      run: () => address.show(value),
    })),
    ...layoutsOf(entity, subject)
      .filter((layout) => layout !== address.layout)
      .map((layout) => ({
        label: `${display.layout}: ${display.layouts[layout]}`,
        run: () => address.visit({}, { layout }),
      })),
    { label: csv.export, run: () => begin('export') },
    ...(rowsDo(entity, around).length > 0 ? [{ label: csv.import, run: () => begin('import') }] : []),
  ]);
  return (
    begins && (
      <Suspense fallback={null}>
        <ListActions
          {...{ screen, entity, address, begins }}
          button={sheet.current ?? document.body}
          onClose={() => begin(undefined)}
        />
      </Suspense>
    )
  );
}

/** The button for what can be done with the row that has the focus, or had it before something was opened over the page. */
function useStood(sheet: ListKeysProps['sheet']): HTMLElement | undefined {
  const [button, stand] = useState<HTMLElement>();
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog], [role=menu]')) return;
      stand(sheet.current?.contains(target) ? menuOf(target.closest('[data-key]')) : undefined);
    };
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, [sheet]);
  return button?.isConnected ? button : undefined;
}

/** The button of a row for what can be done with it. */
function menuOf(row: Element | null | undefined): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? undefined;
}

/** How often it is asked whether what is searched has come, in milliseconds. */
const pause = 50;

/** Out of the search into what it found, once that is there: what is shown until then goes away, and the focus with it. */
function useWayOut(
  sheet: ListKeysProps['sheet'],
  box: () => HTMLInputElement | null | undefined,
  asked: string,
  leave: () => void,
) {
  const isComing = useEffectEvent(
    () => box()?.value.trim() !== asked || Boolean(sheet.current?.querySelector('[aria-busy=true]')),
  );
  const go = useEffectEvent(leave);
  const isWayOut = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    const from = box();
    if (!from || target !== from || isComposing) return false;
    return key === 'Enter' || key === 'ArrowDown' || (key === 'Escape' && from.value === '');
  });
  useEffect(() => {
    const place = sheet.current;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const leaveFrom = (from: Element | null) => {
      if (document.activeElement !== from) return;
      if (isComing()) wait = setTimeout(leaveFrom, pause, from);
      else go();
    };
    const press = (event: KeyboardEvent) => {
      clearTimeout(wait);
      if (!isWayOut(event)) return;
      // Else Enter would open what it leads to.
      event.preventDefault();
      leaveFrom(document.activeElement);
    };
    place?.addEventListener('keydown', press);
    return () => {
      clearTimeout(wait);
      place?.removeEventListener('keydown', press);
    };
  }, [sheet]);
}

/** Not the rows of what was opened over the list. */
function isRow(row: HTMLElement): boolean {
  return row.querySelector('a, button') !== null;
}
