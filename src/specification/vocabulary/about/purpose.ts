import type { PurposeFacts } from '../../chapters/purpose/vocabulary.ts';
import type { AboutKeys } from './about.ts';

export const purpose = {
  title: ['Tool library', 'purpose.title', 'JSON Schema 2020-12'],
  summary: ['Neighbours lend each other their tools.', 'purpose.summary', 'OpenAPI 3.1'],
  audience: ['{ member: { title: Member, goals: [Find a drill for Saturday] } }', 'purpose.audience', 'own'],
  goals: ['[Nobody buys what a neighbour has]', 'nothing', 'own'],
  nonGoals: ['[A marketplace]', 'nothing', 'own'],
  locales: ['[en, de]', 'purpose.locales', 'BCP 47'],
  currency: ['EUR', 'purpose.currency', 'ISO 4217'],
  timeZone: ['Europe/Berlin', 'purpose.timeZone', 'IANA Time Zones'],
} satisfies AboutKeys<PurposeFacts>;

export const audience = {
  title: ['Member', 'fromName', 'JSON Schema 2020-12'],
  goals: ['[Find a drill for Saturday]', 'nothing', 'own'],
} satisfies AboutKeys<NonNullable<PurposeFacts['audience']>[string]>;
