export interface DiagramProps extends ComponentProps<'div'> {
  /** Names the picture. */
  label: string;
  nodes: readonly DiagramNode[];
  edges: readonly DiagramEdge[];
  /** The same in words: a list or a table, for who cannot see the picture or would rather read. */
  list: ReactNode;
  /** The id of what is chosen. */
  chosen?: string;
  onChoose?: (id: string | undefined) => void;
  /** Beside the picture: more about what is chosen; absent where nothing is. */
  explanation?: ReactNode;
  /** Beside the switch. */
  tools?: ReactNode;
  /** The picture and the same in words, one below the other: to be read or printed as a whole. */
  isWhole?: boolean;
}

/** Things and the lines between them: looked at, walked through by keys, or read as a list. */
export declare function Diagram(props: DiagramProps): JSX.Element;
