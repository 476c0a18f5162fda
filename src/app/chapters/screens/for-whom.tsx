import { useChapterMessages, useMessages } from '#app/messages';
import type { Screen } from '#specification';
import { rolesOf } from './links.ts';

/** The roles that a screen is for, in words. */
export function ForWhom({ screen }: { screen: Screen }) {
  const { access } = screen.product;
  const { everyone } = useMessages();
  const { model } = useChapterMessages();
  const roles = rolesOf(screen);
  if (access.isClosed) return model.nobody;
  if (access.roles.length === 0 || roles.length === access.roles.length) return everyone;
  return roles.length === 0 ? model.nobody : roles.map(({ label }) => label.text).join(', ');
}
