import { namePattern } from './words/short-forms.ts';

const whole = new RegExp(`^${namePattern}$`, 'u');

/** Whether a text is a name that an example can have: longer ones are none. */
export const isNameShown = (text: string) => text.length <= 30 && whole.test(text);
