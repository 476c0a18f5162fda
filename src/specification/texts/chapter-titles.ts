import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { Language } from './language.ts';

/** What the chapters are called in a document that lacks them. */
const titles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Purpose and audience',
    'Screens and routes',
    'Entities and fields',
    'States and transitions',
    'Validation rules',
    'Roles and permissions',
    'Calls',
    'Error catalogue',
    'Constants and limits',
  ],
  de: [
    'Zweck und Zielgruppe',
    'Bildschirme und Pfade',
    'Entitäten und Felder',
    'Zustände und Übergänge',
    'Prüfregeln',
    'Rollen und Berechtigungen',
    'Aufrufe',
    'Fehlerkatalog',
    'Konstanten und Grenzwerte',
  ],
  ar: [
    'الغرض والجمهور',
    'الشاشات والمسارات',
    'الكيانات والحقول',
    'الحالات والانتقالات',
    'قواعد التحقق',
    'الأدوار والصلاحيات',
    'الاستدعاءات',
    'دليل الأخطاء',
    'الثوابت والحدود',
  ],
  ja: [
    '目的と対象ユーザー',
    '画面とルート',
    'エンティティと項目',
    '状態と遷移',
    '検証ルール',
    'ロールと権限',
    'API呼び出し',
    'エラー一覧',
    '定数と制限',
  ],
};

export const titleIn = (language: Language, chapter: ChapterKey) =>
  titles[language][chapterKeys.indexOf(chapter)] ?? chapter;
