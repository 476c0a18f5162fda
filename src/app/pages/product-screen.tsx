import { type ComponentType, Suspense, use } from 'react';
import { useSession } from '#app/data';
import { ListScreen } from '#app/list';
import { DeniedPage, PageTitle, ScreenOverridesContext, type ScreenProps } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { Screen, ScreenKind } from '#specification';

const text = () => import('#app/text');
const form = () => import('#app/form');

// The first screen is nearly always a list: the others come when they are opened.
const screens: Record<ScreenKind, ComponentType<ScreenProps>> = {
  list: ListScreen,
  detail: lazily(() => import('#app/detail'), 'DetailScreen'),
  create: lazily(form, 'CreateScreen'),
  edit: lazily(form, 'EditScreen'),
  dashboard: lazily(() => import('#app/dashboard'), 'DashboardScreen'),
  text: lazily(text, 'TextScreen'),
};
const UnknownScreen = lazily(text, 'UnknownScreen');

const ofRecords: ReadonlySet<ScreenKind> = new Set(['list', 'detail', 'create', 'edit']);

/** A screen of the product: hand-written where one is registered, else assembled from the document. */
export function ProductScreen({ screen, parameters }: ScreenProps) {
  const { subject } = useSession();
  const overrides = use(ScreenOverridesContext);
  if (!screen.isFor(subject)) return <DeniedPage screen={screen} />;
  const override = Object.hasOwn(overrides, screen.name) ? overrides[screen.name] : undefined;
  const Drawn = override ?? generated(screen);
  const place = JSON.stringify([screen.name, parameters]);
  return (
    <>
      <PageTitle>{screen.label.text}</PageTitle>
      <ErrorBoundary resetKey={place}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Drawn key={place} screen={screen} parameters={parameters} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** What is known of a screen decides how it is drawn. */
function generated({ kind, entity }: Screen): ComponentType<ScreenProps> {
  if (!kind || (ofRecords.has(kind) && !entity?.hasFields)) return UnknownScreen;
  return screens[kind];
}
