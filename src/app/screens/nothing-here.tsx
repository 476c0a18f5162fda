import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { ChapterName, factAddress, isError, ProblemLines, problemsAt, specificationPath } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useDocument, useProduct } from '#app/product';
import { Button } from '#components/button';
import { ErrorPage, type ErrorPageProps } from '#components/error-page';
import { Link } from '#components/link';
import { useFirstScreen } from './open-screens.ts';
import { PageTitle } from './page-title.tsx';
import { useScreenName } from './screen-name.ts';
import type { ScreenProps } from './screen-props.ts';

/** In place of a page that cannot be shown: why, under a title of its own, and the way back. */
function NothingHere({ title, actions = <WayBack />, children }: ErrorPageProps & { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorPage title={title} level={1} actions={actions}>
        {children}
      </ErrorPage>
    </>
  );
}

/** To where the product begins for who looks; where nothing of it is for them, to what it is built from. */
function WayBack() {
  const { product, to } = useDocument();
  const first = useFirstScreen();
  const { detail, specification } = useMessages();
  if (first || !product.home) return <Back to={to('/')}>{detail.backTo(product.title.text)}</Back>;
  if (import.meta.env.PRODUCT_ALONE) return null;
  return <Back to={to(specificationPath(product))}>{detail.backTo(specification)}</Back>;
}

function Back({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="primary">
      <RouterLink to={to}>{children}</RouterLink>
    </Button>
  );
}

/** In place of a page whose address means nothing. */
export function NotFoundPage() {
  const messages = useMessages();
  return <NothingHere title={messages.notFound.title}>{messages.notFound.text}</NothingHere>;
}

/** In place of a product that has no screen to begin with: there is nowhere to go back to. */
export function EmptyProductPage() {
  const { notFound } = useMessages();
  return (
    <NothingHere title={notFound.noScreens} actions={null}>
      {notFound.unready}
    </NothingHere>
  );
}

/** In place of a screen that is not for who asks: who may see it, and the way back. Where the document wants that hidden, it is as if it were not there. */
export function DeniedPage({ screen }: Pick<ScreenProps, 'screen'>) {
  const { access } = useProduct();
  const screenNameOf = useScreenName();
  const { role } = useSession();
  const messages = useMessages();
  if (access.hidesDenied) return <NotFoundPage />;
  const whose = access.role(role)?.label.text;
  const decided = !import.meta.env.PRODUCT_ALONE && <Decided screen={screen} />;
  if (access.isClosed)
    return (
      <NothingHere title={messages.permission.denied}>
        {messages.permission.closed}
        {decided}
      </NothingHere>
    );
  const others = access.roles.filter(({ name }) => screen.isFor({ id: '', roles: [name] }));
  return (
    <NothingHere title={messages.permission.noAccess(screenNameOf(screen))}>
      {others.length > 0 && messages.permission.openTo(others.map(({ label }) => label.text))}{' '}
      {whose && messages.permission.deniedText(whose)}
      {decided}
    </NothingHere>
  );
}

/** The others stand in the chapter. */
const mostShown = 3;

/** For who writes the document: where it says who may see a screen, and what is amiss with that. */
function Decided({ screen }: Pick<ScreenProps, 'screen'>) {
  const { product, problems, to } = useDocument();
  const { subject } = useSession();
  const because = screen.deniedBy(subject);
  const number = product.specification.chapters.findIndex(({ key }) => key === because?.split('.')[0]);
  const chapter = product.specification.chapters[number];
  const amiss = product.access.isClosed
    ? problemsAt(problems, 'access').filter(isError)
    : problems.filter(({ code, values }) => code === 'access.shut' && values.name === screen.name);
  if (!chapter || !because) return null;
  return (
    <div className="mt-4 flex flex-col gap-2 text-sm">
      {amiss.length > 0 && (
        <Suspense>
          <div className="text-start">
            <ProblemLines problems={amiss.slice(0, mostShown)} />
          </div>
        </Suspense>
      )}
      <p>
        <Link asChild>
          <RouterLink to={to(factAddress(product, because))}>
            <ChapterName chapter={chapter} number={number + 1} />
          </RouterLink>
        </Link>
      </p>
    </div>
  );
}
