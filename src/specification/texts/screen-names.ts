import { inSentence } from './in-sentence.ts';
import type { Language } from './language.ts';

/** What the forms for an entity are called that have no name of their own. */
export const formNames: Record<Language, Record<'create' | 'edit', (entity: string) => string>> = {
  en: { create: (entity) => `New ${inSentence(entity)}`, edit: (entity) => `Edit: ${entity}` },
  de: { create: (entity) => `Neu: ${entity}`, edit: (entity) => `Bearbeiten: ${entity}` },
  ja: { create: (entity) => `${entity}の新規作成`, edit: (entity) => `編集: ${entity}` },
  ar: { create: (entity) => `إنشاء ${entity}`, edit: (entity) => `تعديل: ${entity}` },
};
