import type { ComponentType } from 'react';
import type { ScreenProps } from '#app/screens';

/** Hand-written screens in place of generated ones, by the name of the screen in chapter 2. */
export const screenOverrides: Record<string, ComponentType<ScreenProps>> = {};
