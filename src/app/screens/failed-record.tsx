import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { FailedScreen, useProblemText } from '#app/problems';
import { useDocument } from '#app/product';
import { ProblemError } from '#client';
import { Button } from '#components/button';
import { useFirstScreen, useListOf } from './open-screens.ts';
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
  const listOf = useListOf();
  const first = useFirstScreen();
  const back = (screen.entity && listOf(screen.entity)) ?? first;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FailedScreen
        error={error}
        what={screen.entity?.label.text}
        level={1}
        onRetry={isGone(error) ? undefined : onRetry}
        actions={
          <Button asChild variant={isGone(error) ? 'primary' : 'secondary'}>
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
