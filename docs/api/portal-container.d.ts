export interface PortalContainerProps {
  /** What is laid over the page is drawn in here, and what is announced is said in here; at the end of the body where absent, or null as before it is there. */
  container?: HTMLElement | null;
  /** Everything that it is said for. */
  children: ReactNode;
}

/**
 * Says where everything inside draws what it lays over the page: dialogs, menus, lists, tooltips, toasts. Needed in a shadow root,
 * whose styles end at its edge, and where an app is a part of somebody else's page. While the focus is in its shadow root,
 * `document.activeElement` is what has it in there, not the host: menus, lists and dialogs go by that.
 */
export declare function PortalContainer(props: PortalContainerProps): JSX.Element;

/** Where something is to be drawn that lies over the page; undefined where nobody says. */
export declare function usePortalContainer(): HTMLElement | undefined;
