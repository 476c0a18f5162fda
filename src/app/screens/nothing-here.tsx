import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument, useProduct } from '#app/product';
import { Button } from '#components/button';
import { ErrorPage } from '#components/error-page';
import { PageTitle } from './page-title.tsx';
import type { ScreenProps } from './screen-props.ts';

/** In place of a page that cannot be shown: why, under a title of its own, and the way back. */
function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  const { product, to } = useDocument();
  const messages = useMessages();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorPage
        title={title}
        level={1}
        actions={
          product.home && (
            <Button asChild tone="primary">
              <RouterLink to={to('/')}>{messages.detail.backTo(product.title.text)}</RouterLink>
            </Button>
          )
        }
      >
        {children}
      </ErrorPage>
    </>
  );
}

/** In place of a page whose address means nothing. */
export function NotFoundPage() {
  const messages = useMessages();
  return <NothingHere title={messages.notFound.title}>{messages.notFound.text}</NothingHere>;
}

/** In place of a product that has no screen to begin with. */
export function EmptyProductPage() {
  const messages = useMessages();
  return <NothingHere title={messages.notFound.noScreens}>{messages.notFound.unready}</NothingHere>;
}

/** In place of a screen that is not for who asks: who may see it, and the way back. Where the document wants that hidden, it is as if it were not there. */
export function DeniedPage({ screen }: Pick<ScreenProps, 'screen'>) {
  const { access, specification } = useProduct();
  const { role } = useSession();
  const messages = useMessages();
  if (specification.access.whenDenied === 'hide') return <NotFoundPage />;
  const whose = access.role(role)?.label.text;
  const others = access.roles.filter(({ name }) => screen.isFor({ id: '', roles: [name] }));
  return (
    <NothingHere title={messages.permission.denied}>
      {whose && messages.permission.deniedText(whose)}{' '}
      {others.length > 0 && messages.permission.openTo(others.map(({ label }) => label.text).join(', '))}
    </NothingHere>
  );
}
