import { createContext, type ReactNode } from 'react';
import type { Entity, Values } from '#specification';

export interface MakeRecordProps {
  entity: Entity;
  /** What it begins with. */
  given: Values;
  onMade: (key: string) => void;
  onClose: () => void;
}

export interface ChangeRecordProps {
  entity: Entity;
  /** Its key. */
  of: string;
  onChanged: () => void;
  onClose: () => void;
}

interface RecordDialogs {
  /** Asks for a new record. */
  Make: (props: MakeRecordProps) => ReactNode;
  /** Changes one that is there. */
  Change: (props: ChangeRecordProps) => ReactNode;
}

/** Dialogs with the form of another record. Inputs cannot draw the form that they stand in: whoever draws it provides them. */
export const RecordDialogsContext = createContext<RecordDialogs | undefined>(undefined);
