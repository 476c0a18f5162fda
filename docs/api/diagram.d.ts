export interface DiagramProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Names the picture. */
  label: string;
  /** The things; where each stands is reckoned from the lines. */
  nodes: readonly DiagramNode[];
  /** The lines from one to another. */
  edges: readonly DiagramEdge[];
  /** The same in words: a list or a table, for who cannot see the picture or would rather read. */
  list: ReactNode;
  /** The id of what is chosen. */
  value?: string | null;
  /** The id of what is chosen to begin with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told the id of what was chosen; null where nothing is any more. */
  onValueChange?: (id: string | null) => void;
  /** Beside the picture: more about what is chosen; absent where nothing is. */
  explanation?: ReactNode;
  /** How things in the picture are chosen; not said beside the list. */
  choosing?: ReactNode;
  /** Beside the switch. */
  tools?: ReactNode;
  /** The picture and the same in words, one below the other: to be read or printed as a whole. */
  whole?: boolean;
}

/** Things and the lines between them: looked at, walked through by keys, or read as a list. */
export declare function Diagram(props: DiagramProps): JSX.Element;

/** How a line meets a node: an arrow's head, or how many there are on that side. */
export type EdgeEnd = 'arrow' | 'one' | 'maybe' | 'many';

/** A thing of the picture. */
export interface DiagramNode {
  /** Unlike any other of the picture, lines included. */
  id: string;
  /** Read out; begins with what is seen of it. */
  name: string;
  /** What is seen. Nothing in it can be pressed: the node itself is. */
  content: ReactNode;
  /** How far it is known: its edge is dashed where it is assumed, hatched where it is not shown. */
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** `plain` has no sheet around it: what it shows is the whole of it. */
  look?: 'sheet' | 'plain';
}

/** A line from one thing to another. */
export interface DiagramEdge {
  /** Unlike any other of the picture, things included. */
  id: string;
  /** The id of the thing that it begins at. */
  from: string;
  /** The id of the thing that it leads to. */
  to: string;
  /** What is chosen by a press on its label, where several lines are one thing; its `id` where absent. */
  chooses?: string;
  /** Read out. A line without a name is only seen. */
  name?: string;
  /** Its label. */
  content?: ReactNode;
  /** How far it is known: dashed where it is assumed. */
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** How it meets the thing that it begins at; plainly where absent. */
  start?: EdgeEnd;
  /** How it meets the thing that it leads to; plainly where absent. */
  end?: EdgeEnd;
}

/** What keys do in the picture, one stop of Tab. */
export declare const keyboard: readonly KeyRow[];
