import { useDocument } from '#app/product';
import { useSession } from './session.tsx';

/** What the draft of a form is called in this browser: it belongs to who typed it, who may see what others may not. */
export function useDraftName(): (form: string) => string {
  const { id } = useDocument();
  const { role, subject } = useSession();
  return (form) => `${id}.${form} of ${role} ${subject.id}`;
}
