import { type ComponentType, Suspense } from 'react';
import { lazily } from '#components/lazily';
import type { Layout, Screen, ScreenKind } from '#specification';

type Load = () => Promise<{ default: ComponentType<{ 'aria-hidden': boolean }> }>;

const gauge: Load = () => import('lucide-react/icons/gauge');
const house: Load = () => import('lucide-react/icons/house');
const page: Load = () => import('lucide-react/icons/file-text');

/** Icons that a document may name, as lucide calls them. Any other name gets the icon of the screen's kind. */
const named: Record<string, Load> = {
  'bed-double': () => import('lucide-react/icons/bed-double'),
  bell: () => import('lucide-react/icons/bell'),
  book: () => import('lucide-react/icons/book-open'),
  box: () => import('lucide-react/icons/box'),
  building: () => import('lucide-react/icons/building-2'),
  'calendar-days': () => import('lucide-react/icons/calendar-days'),
  calendar: () => import('lucide-react/icons/calendar'),
  chart: () => import('lucide-react/icons/chart-bar'),
  clipboard: () => import('lucide-react/icons/clipboard-list'),
  'credit-card': () => import('lucide-react/icons/credit-card'),
  gauge,
  hammer: () => import('lucide-react/icons/hammer'),
  home: house,
  house,
  mail: () => import('lucide-react/icons/mail'),
  map: () => import('lucide-react/icons/map-pin'),
  mountain: () => import('lucide-react/icons/mountain'),
  package: () => import('lucide-react/icons/package'),
  phone: () => import('lucide-react/icons/phone'),
  receipt: () => import('lucide-react/icons/receipt'),
  settings: () => import('lucide-react/icons/settings'),
  cart: () => import('lucide-react/icons/shopping-cart'),
  'square-kanban': () => import('lucide-react/icons/square-kanban'),
  star: () => import('lucide-react/icons/star'),
  tag: () => import('lucide-react/icons/tag'),
  ticket: () => import('lucide-react/icons/ticket'),
  truck: () => import('lucide-react/icons/truck'),
  user: () => import('lucide-react/icons/user'),
  users: () => import('lucide-react/icons/users'),
  wrench: () => import('lucide-react/icons/wrench'),
};

const ofKind: Record<ScreenKind, Load> = {
  list: () => import('lucide-react/icons/list'),
  detail: page,
  create: () => import('lucide-react/icons/square-plus'),
  edit: () => import('lucide-react/icons/square-pen'),
  dashboard: gauge,
  text: page,
};

const ofLayout: Partial<Record<Layout, Load>> = { board: named['square-kanban'], calendar: named['calendar-days'] };

const ofUnknown: Load = () => import('lucide-react/icons/circle-question-mark');

/** Of all icons only those that the product shows are loaded. */
const icons = new Map(
  [...Object.values(named), ...Object.values(ofKind), ofUnknown].map((load) => [load, lazyIcon(load)]),
);

function lazyIcon(load: Load) {
  // A picture that does not come is no reason to show nothing else.
  return lazily(() => load().catch(() => ({ default: NoIcon })), 'default');
}

function NoIcon() {
  return <svg aria-hidden />;
}

/** The picture beside a screen in the navigation. */
export function ScreenIcon({ screen }: { screen: Screen }) {
  const name = screen.facts.icon ?? '';
  const own = Object.hasOwn(named, name) ? named[name] : undefined;
  const load = own ?? ofLayout[screen.layout ?? 'table'] ?? (screen.kind ? ofKind[screen.kind] : ofUnknown);
  const Icon = icons.get(load) ?? NoIcon;
  return (
    <Suspense fallback={<svg aria-hidden aria-busy />}>
      <Icon aria-hidden />
    </Suspense>
  );
}
