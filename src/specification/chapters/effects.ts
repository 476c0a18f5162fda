import type { AccessFacts, PermissionFacts, RoleFacts } from './access/vocabulary.ts';
import type { CallFacts } from './calls/vocabulary.ts';
import type { ConstantFacts } from './constants/vocabulary.ts';
import type { EntityFacts, FieldFacts } from './entities/vocabulary.ts';
import type { ErrorFacts } from './errors/vocabulary.ts';
import type { LifecycleFacts, StateFacts, TransitionFacts } from './lifecycles/vocabulary.ts';
import type { PurposeFacts } from './purpose/vocabulary.ts';
import type { RuleFacts } from './rules/vocabulary.ts';
import type { ScreenFacts, SectionFacts, StepFacts, ViewFacts, WidgetFacts } from './screens/vocabulary.ts';

/** The room in which something follows from a fact; `none` where nothing does yet: then the app says so. */
export type Room = 'app' | 'backend' | 'client' | 'compile' | 'samples' | 'validation' | 'none';

type Rooms<T> = Record<keyof Required<T>, Room>;
type Audience = NonNullable<PurposeFacts['audience']>[string];
type Users = NonNullable<AccessFacts['users']>;
type Option = Exclude<NonNullable<FieldFacts['enum']>[number], string>;

const field: Rooms<FieldFacts> = {
  title: 'app',
  description: 'app',
  type: 'compile',
  format: 'compile',
  enum: 'validation',
  required: 'validation',
  readOnly: 'validation',
  unique: 'backend',
  default: 'compile',
  examples: 'samples',
  minLength: 'validation',
  maxLength: 'validation',
  pattern: 'validation',
  minimum: 'validation',
  maximum: 'validation',
  exclusiveMinimum: 'validation',
  exclusiveMaximum: 'validation',
  multipleOf: 'validation',
  minItems: 'validation',
  maxItems: 'validation',
  uniqueItems: 'validation',
  accept: 'validation',
  maxSize: 'validation',
  unit: 'app',
  to: 'compile',
  where: 'app',
  onDelete: 'backend',
  relevantWhen: 'validation',
  computed: 'compile',
  items: 'compile',
  properties: 'compile',
};

/**
 * For each key of the vocabulary the room in which it has its effect. A key that is not here does not compile: a
 * document must not seem to be kept where it is not.
 */
export const effects = {
  purpose: {
    title: 'app',
    summary: 'app',
    audience: 'app',
    goals: 'app',
    nonGoals: 'app',
    locales: 'app',
    currency: 'app',
    timeZone: 'compile',
  } satisfies Rooms<PurposeFacts>,
  audience: { title: 'app', goals: 'app' } satisfies Rooms<Audience>,
  screen: {
    path: 'app',
    kind: 'app',
    title: 'app',
    description: 'app',
    icon: 'app',
    entity: 'compile',
    parent: 'app',
    roles: 'compile',
    where: 'backend',
    as: 'app',
    on: 'app',
    columns: 'app',
    filters: 'app',
    search: 'backend',
    sort: 'backend',
    pageSize: 'app',
    views: 'backend',
    bulk: 'app',
    sections: 'app',
    related: 'app',
    shows: 'app',
    steps: 'app',
    widgets: 'app',
  } satisfies Rooms<ScreenFacts>,
  view: { title: 'app', where: 'backend', as: 'app', on: 'app' } satisfies Rooms<ViewFacts>,
  widget: {
    kind: 'app',
    title: 'app',
    of: 'compile',
    where: 'backend',
    by: 'backend',
    per: 'backend',
    aggregate: 'backend',
    field: 'backend',
    tone: 'app',
  } satisfies Rooms<WidgetFacts>,
  section: { title: 'app', fields: 'app' } satisfies Rooms<SectionFacts>,
  step: { title: 'app', fields: 'app' } satisfies Rooms<StepFacts>,
  entity: {
    title: 'app',
    plural: 'app',
    description: 'app',
    key: 'compile',
    display: 'compile',
    history: 'backend',
    unique: 'backend',
    samples: 'samples',
    fields: 'compile',
  } satisfies Rooms<EntityFacts>,
  field,
  option: { value: 'validation', title: 'app' } satisfies Rooms<Option>,
  lifecycle: {
    field: 'compile',
    initial: 'compile',
    states: 'compile',
    transitions: 'compile',
  } satisfies Rooms<LifecycleFacts>,
  state: {
    title: 'app',
    description: 'app',
    tone: 'app',
    final: 'app',
    editable: 'compile',
  } satisfies Rooms<StateFacts>,
  transition: {
    title: 'app',
    description: 'app',
    from: 'compile',
    to: 'compile',
    asks: 'app',
    guard: 'compile',
    confirm: 'app',
    tone: 'app',
    call: 'compile',
  } satisfies Rooms<TransitionFacts>,
  rule: {
    title: 'validation',
    entity: 'validation',
    when: 'validation',
    assert: 'validation',
    at: 'validation',
    error: 'backend',
    severity: 'validation',
    checkedBy: 'validation',
  } satisfies Rooms<RuleFacts>,
  access: {
    roles: 'compile',
    users: 'compile',
    permissions: 'compile',
    whenDenied: 'app',
  } satisfies Rooms<AccessFacts>,
  role: { title: 'app', description: 'app', inherits: 'compile' } satisfies Rooms<RoleFacts>,
  users: { entity: 'compile', roles: 'compile' } satisfies Rooms<Users>,
  permission: {
    effect: 'compile',
    roles: 'compile',
    can: 'compile',
    on: 'compile',
    fields: 'compile',
    when: 'compile',
  } satisfies Rooms<PermissionFacts>,
  call: {
    title: 'app',
    method: 'compile',
    path: 'compile',
    does: 'compile',
    entity: 'compile',
    body: 'client',
    pagination: 'backend',
    concurrency: 'backend',
    idempotencyKey: 'client',
    errors: 'backend',
  } satisfies Rooms<CallFacts>,
  error: { status: 'backend', title: 'app', detail: 'app', shown: 'app', recovery: 'app' } satisfies Rooms<ErrorFacts>,
  constant: { title: 'app', value: 'compile', unit: 'app', description: 'app' } satisfies Rooms<ConstantFacts>,
};

export type Thing = keyof typeof effects;
