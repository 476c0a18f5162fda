import type { Thing } from '#specification';
import { ofAccess, ofPermissions, ofRoles, ofUsers } from './of-access.ts';
import { ofCalls, ofConstants, ofErrors } from './of-calls.ts';
import { depths, ofEntities, ofFieldsAt, ofOptions } from './of-fields.ts';
import { ofLifecycles, ofStates, ofTransitions } from './of-lifecycles.ts';
import { ofAudience, ofPurpose } from './of-purpose.ts';
import { ofRules } from './of-rules.ts';
import { ofScreens, ofSections, ofSteps, ofViews, ofWidgets } from './of-screens.ts';
import type { Proof } from './proof.ts';

type Proofs = Record<string, Proof>;

const ofThings: Record<Exclude<Thing, 'field'>, Proofs> = {
  purpose: ofPurpose,
  audience: ofAudience,
  screen: ofScreens,
  view: ofViews,
  widget: ofWidgets,
  section: ofSections,
  step: ofSteps,
  entity: ofEntities,
  option: ofOptions,
  lifecycle: ofLifecycles,
  state: ofStates,
  transition: ofTransitions,
  rule: ofRules,
  access: ofAccess,
  role: ofRoles,
  users: ofUsers,
  permission: ofPermissions,
  call: ofCalls,
  error: ofErrors,
  constant: ofConstants,
};

const ofFields = Object.entries(depths).map(([name, depth]): [string, Proofs] => [`field ${name}`, ofFieldsAt(depth)]);

/** Of every key of the vocabulary what follows from it; of a field's at every depth. */
export const proofs: Record<string, Proofs> = { ...ofThings, ...Object.fromEntries(ofFields) };
