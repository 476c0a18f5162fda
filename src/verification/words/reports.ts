import type { Language } from '#specification';
import { report as ar } from './report.ar.ts';
import { report as de } from './report.de.ts';
import { report as en, type ReportWords } from './report.en.ts';
import { report as ja } from './report.ja.ts';

/** What the report says around its claims, in each language: it opens offline, and loads nothing. */
export const reports: Record<Language, ReportWords> = { en, de, ar, ja };
