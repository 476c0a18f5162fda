import type { Thing } from '../../chapters/effects.ts';
import type { About } from './about.ts';
import { access, permission, role, rule, users } from './behaviour.ts';
import { entity, field, option } from './entities.ts';
import { lifecycle, state, transition } from './lifecycles.ts';
import { audience, purpose } from './purpose.ts';
import { screen, section, step, view, widget } from './screens.ts';
import { call, constant, error } from './server.ts';

/** What is to be known about every key of every thing. */
export const about: Readonly<Record<Thing, Readonly<Record<string, About>>>> = {
  purpose,
  audience,
  screen,
  view,
  widget,
  section,
  step,
  entity,
  field,
  option,
  lifecycle,
  state,
  transition,
  rule,
  access,
  role,
  users,
  permission,
  call,
  error,
  constant,
};

export type { About, Absence, Standard } from './about.ts';
