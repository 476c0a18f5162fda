import { useHasDraft } from '#app/data';
import { useMessages } from '#app/messages';
import type { Screen } from '#specification';
import { formNameOf } from './form-name.ts';

export interface FormTitleProps {
  screen: Screen;
  /** The key of the record that the form is of; absent for a new one. */
  of?: string;
  /** What leads to the form. */
  title: string;
}

/** What leads to a form, and that a draft of it waits there. */
export function FormTitle({ screen, of, title }: FormTitleProps) {
  const { form } = useMessages();
  return useHasDraft(formNameOf(screen, of)) ? form.draftOf(title) : title;
}
