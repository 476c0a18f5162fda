import * as z from 'zod';
import { expression, facts, formed, limit, list, means, named, text, tone, word } from '../facts.ts';

const view = facts({
  title: means('What the view is called.', text),
  where: means('Which records are in it.', expression),
  as: means('How its records are laid out: in rows, by state, or by day.', word(['table', 'board', 'calendar'])),
  on: means('The date that a calendar goes by.', text),
});

const widget = facts({
  kind: means('How it is drawn.', word(['figure', 'bars', 'line'])),
  title: means('What it is called.', text),
  of: means('The entity that it is about.', text),
  where: means('Which of its records count.', expression),
  by: means('The field that they are grouped by.', text),
  per: means('The stretch of the calendar that a line goes by.', word(['day', 'week', 'month', 'year'])),
  aggregate: means('What is worked out of each group.', word(['count', 'sum', 'average', 'min', 'max'])),
  field: means('The field that is aggregated.', text),
  tone: means('How loud it is where there is anything to count.', tone),
});

const section = facts({
  title: means('What the section is called.', text),
  fields: means('The fields in it.', list(text)),
});

const step = facts({
  title: means('What the step is called.', text),
  fields: means('The fields that it asks for.', list(text)),
});

/** Chapter 2: one screen. */
const screen = facts({
  path: means('Where it is found, with `:parameters`.', formed('address')),
  kind: means('What it is.', word(['list', 'detail', 'create', 'edit', 'dashboard', 'text'])),
  title: means('What it is called.', text),
  description: means('What it says of itself.', text),
  icon: means('The picture beside it in the navigation, as lucide calls it.', text),
  entity: means('The entity whose records it shows.', text),
  parent: means('The screen that it lies below.', text),
  roles: means('The roles that it is for.', list(text)),
  where: means('Which records a list is of.', expression),
  as: means('How a list is laid out where no view says so.', word(['table', 'board', 'calendar'])),
  on: means('The date that its calendar goes by.', text),
  columns: means('The columns of a list.', list(text)),
  filters: means('The fields that a list can be filtered by.', list(text)),
  search: means('Where a search looks.', list(text)),
  sort: means('How a list is sorted; `-` before a field that descends.', list(text)),
  pageSize: means('How many records a page has.', limit),
  views: means('Parts of the list, by name.', named(view)),
  bulk: means('What can be done to several records at once: transitions, update, delete.', list(text)),
  sections: means('The fields of a detail, in groups.', list(section)),
  related: means(
    'Entities whose records refer to the one on the screen; `entity.field` names the reference.',
    list(text),
  ),
  shows: means('What else a detail shows.', list(word(['lifecycle', 'history']))),
  steps: means('The fields of a form, step by step.', list(z.union([list(text), step]))),
  widgets: means('The figures and pictures of a dashboard.', list(widget)),
});

export const screens = named(screen);

export type ScreenFacts = z.output<typeof screen>;
export type ViewFacts = z.output<typeof view>;
export type WidgetFacts = z.output<typeof widget>;
export type SectionFacts = z.output<typeof section>;
export type StepFacts = z.output<typeof step>;
