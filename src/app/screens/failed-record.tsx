import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { FailedScreen, useProblemText } from '#app/problems';
import { useDocument } from '#app/product';
import { ProblemError } from '#client';
import { Button } from '#components/button';
import { PageTitle } from './page-title.tsx';
import type { ScreenProps } from './screen-props.ts';

export interface FailedRecordProps extends Pick<ScreenProps, 'screen'> {
  error: unknown;
  onRetry: () => void;
}

/** In place of a record that cannot be had: why, and the way back. */
export function FailedRecord({ screen, error, onRetry }: FailedRecordProps) {
  const { product, to } = useDocument();
  const messages = useMessages();
  const { title } = useProblemText()(error);
  const list = screen.entity && product.screenOf('list', screen.entity);
  const back = list && !list.needsRecord ? list : product.home;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FailedScreen
        error={error}
        level={1}
        onRetry={isGone(error) ? undefined : onRetry}
        actions={
          <Button asChild tone={isGone(error) ? 'primary' : 'secondary'}>
            <RouterLink to={to(back ? back.addressOf({}) : '/')}>
              {messages.detail.backTo(back?.label.text ?? product.title.text)}
            </RouterLink>
          </Button>
        }
      />
    </>
  );
}

/** Whether a record is not there: no other try finds it. */
export function isGone(error: unknown): boolean {
  return error instanceof ProblemError && [404, 410].includes(error.status);
}
