import type { ReactNode } from 'react';
import { ScreenHeader, type ScreenProps } from '#app/screens';

/** What a screen says of itself in words. */
export function TextScreen(props: ScreenProps): ReactNode {
  return <ScreenHeader {...props} />;
}
