import type {
  ScreenFacts,
  SectionFacts,
  StepFacts,
  ViewFacts,
  WidgetFacts,
} from '../../chapters/screens/vocabulary.ts';
import type { AboutKeys } from './about.ts';

export const screen = {
  path: ['/tools', 'screen.path', 'own'],
  kind: ['list', 'screen.kind', 'own'],
  title: ['Tools', 'fromName', 'JSON Schema 2020-12'],
  description: ['Everything that can be borrowed.', 'nothing', 'JSON Schema 2020-12'],
  icon: ['wrench', 'nothing', 'own'],
  entity: ['tool', 'screen.entity', 'own'],
  parent: ['tools', 'nothing', 'own'],
  roles: ['[member]', 'all', 'NIST RBAC'],
  where: ['record.dueOn < today()', 'all', 'own'],
  as: ['board', 'rows', 'own'],
  on: ['dueOn', 'nothing', 'own'],
  columns: ['[name, owner, dueOn]', 'screen.columns', 'own'],
  filters: ['[owner, dueOn]', 'screen.filters', 'own'],
  search: ['[name, owner.name]', 'screen.search', 'own'],
  sort: ['[-dueOn, name]', 'screen.sort', 'own'],
  pageSize: ['50', 'screen.pageSize', 'own'],
  views: ['{ late: { where: record.dueOn < today() } }', 'nothing', 'own'],
  bulk: ['[giveBack]', 'nothing', 'own'],
  sections: ['[{ title: Tool, fields: [name, owner] }]', 'screen.sections', 'own'],
  related: ['[loan]', 'nothing', 'own'],
  shows: ['[lifecycle, history]', 'screen.shows', 'own'],
  steps: ['[{ title: The tool, fields: [name, owner] }, [dueOn]]', 'screen.steps', 'own'],
  widgets: ['[{ kind: figure, title: Tools, of: tool }]', 'screen.widgets', 'own'],
} satisfies AboutKeys<ScreenFacts>;

export const view = {
  title: ['Late', 'fromName', 'JSON Schema 2020-12'],
  where: ['record.dueOn < today()', 'screen.view', 'own'],
  as: ['board', 'rows', 'own'],
  on: ['dueOn', 'nothing', 'own'],
} satisfies AboutKeys<ViewFacts>;

export const widget = {
  kind: ['bars', 'widget.kind', 'own'],
  title: ['Tools by owner', 'fromName', 'JSON Schema 2020-12'],
  of: ['tool', 'widget.of', 'own'],
  where: ['record.dueOn < today()', 'all', 'own'],
  by: ['owner', 'widget.by', 'own'],
  per: ['month', 'week', 'own'],
  aggregate: ['sum', 'count', 'own'],
  field: ['price', 'widget.field', 'own'],
  tone: ['caution', 'neutral', 'own'],
} satisfies AboutKeys<WidgetFacts>;

export const section = {
  title: ['Tool', 'nothing', 'JSON Schema 2020-12'],
  fields: ['[name, owner]', 'nothing', 'own'],
} satisfies AboutKeys<SectionFacts>;

export const step = {
  title: ['The tool', 'sectionTitle', 'JSON Schema 2020-12'],
  fields: ['[name, owner]', 'nothing', 'own'],
} satisfies AboutKeys<StepFacts>;
