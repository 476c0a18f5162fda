import { type ComponentType, createContext, Suspense, use } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#app/data';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { ErrorBoundary, ErrorPage } from '#components/error-page';
import { Skeleton } from '#components/skeleton';
import { maySee, productTitle, roleLabel, type Screen, screenLabel } from '#spec';
import { ListScreen } from './list-screen.tsx';
import type { ScreenProps } from './screen.ts';
import { TextScreen, UnknownScreen } from './text-screen.tsx';

type Kind = NonNullable<Screen['kind']>;

// The first screen is nearly always a list: the others come when they are opened.
const screens: Record<Kind, ComponentType<ScreenProps>> = {
  list: ListScreen,
  detail: lazily(() => import('./detail-screen.tsx'), 'DetailScreen'),
  create: lazily(() => import('./form-screen.tsx'), 'CreateScreen'),
  edit: lazily(() => import('./form-screen.tsx'), 'EditScreen'),
  dashboard: lazily(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  text: TextScreen,
};

/** Hand-written screens in place of generated ones, by the name of the screen in chapter 2. */
export const ScreenOverridesContext = createContext<Record<string, ComponentType<ScreenProps>>>({});

/** The screen of a name: hand-written where one is registered, else assembled from the document. */
export function ProductScreen({ name }: { name: string }) {
  const specification = useSpecification();
  const messages = useMessages();
  const { subject, role } = useSession();
  const parameters = useParams();
  const overrides = use(ScreenOverridesContext);
  const screen = specification.screens[name];
  if (!screen) return <ErrorPage title={messages.notFound.title}>{messages.notFound.text}</ErrorPage>;
  if (screen.roles && !maySee(specification, name, subject)) {
    return (
      <ErrorPage title={messages.permission.denied}>
        {messages.permission.deniedText(roleLabel(specification, role).text)}
      </ErrorPage>
    );
  }
  const needsEntity = ['list', 'detail', 'create', 'edit'].includes(screen.kind ?? '');
  const isKnown = screen.kind && (!needsEntity || specification.entities[screen.entity ?? '']?.fields);
  const Drawn = overrides[name] ?? (isKnown && screen.kind ? screens[screen.kind] : UnknownScreen);
  return (
    <ErrorBoundary resetKey={name}>
      <title>
        {[...Object.values(parameters), screenLabel(specification, name).text, productTitle(specification).text].join(
          ' · ',
        )}
      </title>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Drawn name={name} screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}
