import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { specificationPath } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useDocument, useProduct } from '#app/product';
import { Button } from '#components/button';
import { ErrorPage, type ErrorPageProps } from '#components/error-page';
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
  if (access.isClosed)
    return <NothingHere title={messages.permission.denied}>{messages.permission.closed}</NothingHere>;
  const others = access.roles.filter(({ name }) => screen.isFor({ id: '', roles: [name] }));
  return (
    <NothingHere title={messages.permission.noAccess(screenNameOf(screen))}>
      {others.length > 0 && messages.permission.openTo(others.map(({ label }) => label.text).join(', '))}{' '}
      {whose && messages.permission.deniedText(whose)}
    </NothingHere>
  );
}
