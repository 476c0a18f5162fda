import { type ComponentType, createContext } from 'react';
import type { Screen } from '#specification';

/** What every screen is given. */
export interface ScreenProps {
  screen: Screen;
  /** What the address has for the parameters of the screen's path. */
  parameters: Readonly<Record<string, string>>;
}

/** Hand-written screens in place of generated ones, by the name of the screen in chapter 2. */
export type ScreenOverrides = Readonly<Record<string, ComponentType<ScreenProps>>>;

export const ScreenOverridesContext = createContext<ScreenOverrides>({});
