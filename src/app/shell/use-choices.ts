import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { useLanguage } from '#app/providers';
import { useSetting } from '#app/settings';
import type { Specification } from '#specification';

/** How somebody can have it: one of several, chosen now. */
export interface Choice {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; description?: string | undefined }[];
}

export interface GapsSwitch {
  showsGaps: boolean;
  onShowGaps: (shows: boolean) => void;
}

const themes = ['system', 'light', 'dark'] as const;

/** How the app can be had: its theme, its language where it has several, and with or without gaps. */
export function useChoices({ showsGaps, onShowGaps }: GapsSwitch): Choice[] {
  const messages = useMessages();
  const [theme, setTheme] = useSetting('theme', 'system');
  const { locale, locales, setLocale } = useLanguage();
  const choices: Choice[] = [
    {
      label: messages.theme,
      value: theme,
      onValueChange: setTheme,
      options: themes.map((value) => ({ value, label: messages.themes[value] })),
    },
  ];
  if (locales.length > 1)
    choices.push({
      label: messages.language,
      value: locale,
      onValueChange: setLocale,
      options: locales.map((value) => ({ value, label: nameOf(value) })),
    });
  if (!import.meta.env.PRODUCT_ALONE)
    choices.push({
      label: messages.showGaps,
      value: showsGaps ? 'yes' : 'no',
      onValueChange: (value) => onShowGaps(value === 'yes'),
      options: [
        { value: 'yes', label: messages.yes },
        { value: 'no', label: messages.no },
      ],
    });
  return choices;
}

/** As whom the product is looked at; undefined where nobody can say. */
export function useRoleChoice(): Choice | undefined {
  const messages = useMessages();
  const { access, specification } = useProduct();
  const { role, setRole, connection } = useSession();
  if (import.meta.env.PRODUCT_ALONE || access.roles.length === 0 || !connection.isEmbedded) return undefined;
  return {
    label: messages.previewAs,
    value: role,
    onValueChange: setRole,
    options: access.roles.map(({ name, label }) => ({
      value: name,
      label: label.text,
      description: descriptionOf(specification, name),
    })),
  };
}

/** What a role is for: as chapter 6 says, else what those want who chapter 1 says are there. */
function descriptionOf({ access, purpose }: Specification, role: string): string | undefined {
  return access.roles?.[role]?.description ?? purpose.audience?.[role]?.goals?.join('. ');
}

/** A language in its own words. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}
