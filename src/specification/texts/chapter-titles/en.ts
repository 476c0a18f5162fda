import type { ChapterTitles } from './index.ts';

export const en: ChapterTitles = {
  purpose: 'Purpose and audience',
  screens: 'Screens and routes',
  entities: 'Entities and fields',
  lifecycles: 'States and transitions',
  rules: 'Validation rules',
  access: 'Roles and permissions',
  calls: 'Calls',
  errors: 'Error catalogue',
  constants: 'Constants and limits',
};
