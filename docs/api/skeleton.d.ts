export interface SkeletonProps extends ComponentProps<'div'> {
  /** How many lines it holds the place of. */
  lines?: number;
}

/** Holds the place of what is on its way, and says so once. */
export declare function Skeleton(props: SkeletonProps): JSX.Element;
