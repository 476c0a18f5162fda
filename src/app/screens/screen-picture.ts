import { type ComponentType, createContext } from 'react';
import type { Screen } from '#specification';

/** Draws a screen small, to be looked at; given by whoever knows how screens are drawn, absent where nobody does. */
export const ScreenPictureContext = createContext<ComponentType<{ screen: Screen }> | undefined>(undefined);

/** Whether what is drawn is a picture of a screen inside of another page: then it says nothing about the page. */
export const InPictureContext = createContext(false);
