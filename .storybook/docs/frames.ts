type Globals = Record<string, unknown>;

/** What Storybook lends a window of stories; of a frame that is on its way, nothing yet. */
interface Preview {
  storyStoreValue?: { userGlobals: { globals: Globals } };
  onUpdateGlobals: (to: { globals: Globals }) => void;
}

const previewIn = (page: object | null) =>
  (page as { __STORYBOOK_PREVIEW__?: Preview } | null)?.__STORYBOOK_PREVIEW__ ?? undefined;

/** What the toolbar says, also where it said so before there was this page. */
export const globalsNow = (): Globals => previewIn(window)?.storyStoreValue?.userGlobals.globals ?? {};

/** Has the stories that stand in frames shown as those beside them: the frames that are there, and those that come. */
export function showFramesAs(globals: Globals) {
  // What is no word is not taken from an address.
  const words = Object.entries(globals).filter(([, value]) => typeof value === 'string' && /^[\w-]+$/.test(value));
  const said = words.map(([name, value]) => `${name}:${value}`).join(';');
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: said })}` });
  for (const { contentWindow } of document.querySelectorAll('iframe'))
    previewIn(contentWindow)?.onUpdateGlobals({ globals });
}
