import { readSetting, settingNames, writeSetting } from '#app/settings';

/** Where drafts and what waits lie: texts by name. */
export interface Shelf {
  names: () => string[];
  read: (name: string) => string | null;
  /**
   * Keeps a text, or forgets it where it is null.
   * @returns false where there is no room
   */
  write: (name: string, text: string | null) => boolean;
}

/** Of this browser. */
export const browserShelf: Shelf = { names: settingNames, read: readSetting, write: writeSetting };
