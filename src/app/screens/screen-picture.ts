import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Screen } from '#specification';

export interface ScreenPictureProps {
  screen: Screen;
  /** Where the screen cannot be opened: there is no record for it, or nothing says how its address is filled. */
  fallback: ReactNode;
}

/** Draws a screen small, to be looked at; given by whoever knows how screens are drawn, absent where nobody does. */
export const ScreenPictureContext = createContext<ComponentType<ScreenPictureProps> | undefined>(undefined);
