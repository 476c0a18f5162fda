/**
 * Whether a bar that stays in sight would take, with its edges, about a third of the window, as buttons do whose letters
 * are large: then it stands where it belongs, and what is read has the room. So it does in a window lower than `room`,
 * in rem as the letters are: of few large lines even one row takes too many.
 */
export declare function useIsHigh(place: RefObject<HTMLElement | null>, room?: number): boolean;

export interface AppShellProps extends ComponentProps<'div'> {
  /** The name of the product, at the start of the bar. */
  brand: ReactNode;
  /** Controls at the end of the bar, which is their container (`@md:`): its width is counted in letters of the size they have. */
  tools?: ReactNode;
  /** Beside the content; behind a button where there is no room. */
  navigation: ReactNode;
  /** Between the bar and the content: what concerns every page. */
  notice?: ReactNode;
  /** Changes when the place changes: closes the navigation of a phone. */
  place?: string;
  /** The page itself. */
  children: ReactNode;
}

/** The frame of the app: bar, navigation, content. */
export declare function AppShell(props: AppShellProps): JSX.Element;

export type SkipLinkProps = Omit<ButtonProps, 'variant' | 'tone'>;

/** The first stop of Tab: past what is the same on every page. It is seen only while it has the focus. */
export declare function SkipLink(props: SkipLinkProps): JSX.Element;
