import type { ScreenKind } from './screens.ts';

/** What a screen of a kind does to the records of its entity; undefined where it is not about those of one. */
export function actionOf(kind: ScreenKind | undefined): string | undefined {
  switch (kind) {
    case 'list':
      return 'list';
    case 'create':
      return 'create';
    case 'edit':
      return 'update';
    case 'detail':
      return 'read';
    case 'dashboard':
    case 'text':
    case undefined:
      return undefined;
  }
}
