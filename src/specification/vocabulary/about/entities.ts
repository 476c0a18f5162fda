import type { EntityFacts, FieldFacts } from '../../chapters/entities/vocabulary.ts';
import type { About, AboutKeys } from './about.ts';

const schema = 'JSON Schema 2020-12';

export const entity = {
  title: ['Tool', 'fromName', schema],
  plural: ['Tools', 'entity.plural', 'own'],
  description: ['What a neighbour lends.', 'nothing', schema],
  key: ['number', 'entity.key', 'own'],
  display: ['name', 'entity.display', 'own'],
  history: ['true', 'no', 'own'],
  unique: ['[[owner, name]]', 'unlimited', 'own'],
  samples: ['[{ name: Drill }]', 'nothing', schema],
  fields: ['{ name: { type: string } }', 'entity.fields', schema],
} satisfies AboutKeys<EntityFacts>;

export const field = {
  title: ['Due on', 'fromName', schema],
  description: ['On the plate at the back.', 'nothing', schema],
  type: ['string', 'field.type', schema],
  format: ['date', 'nothing', schema],
  enum: ['[hand, power, garden]', 'nothing', schema],
  required: ['true', 'field.required', schema],
  readOnly: ['true', 'no', schema],
  unique: ['true', 'no', 'own'],
  default: ['1', 'nothing', schema],
  examples: ['[Drill, Ladder]', 'nothing', schema],
  minLength: ['2', 'unlimited', schema],
  maxLength: ['80', 'field.maxLength', schema],
  pattern: ['"^[A-Z]{2}$"', 'unlimited', schema],
  minimum: ['0', 'field.range', schema],
  maximum: ['99', 'field.range', schema],
  exclusiveMinimum: ['0', 'unlimited', schema],
  exclusiveMaximum: ['100', 'unlimited', schema],
  multipleOf: ['0.5', 'unlimited', schema],
  minItems: ['1', 'unlimited', schema],
  maxItems: ['6', 'field.maxItems', schema],
  uniqueItems: ['true', 'no', schema],
  accept: ['[image/png, application/pdf]', 'field.accept', 'HTML'],
  maxSize: ['2000000', 'field.maxSize', 'own'],
  unit: ['days', 'nothing', 'own'],
  to: ['member', 'field.to', 'own'],
  where: ['record.active', 'all', 'own'],
  onDelete: ['restrict', 'field.onDelete', 'own'],
  relevantWhen: ['record.urgent', 'all', 'own'],
  computed: ['record.days * 2', 'nothing', 'own'],
  items: ['{ type: string }', 'field.items', schema],
  properties: ['{ street: { type: string } }', 'field.properties', schema],
} satisfies AboutKeys<FieldFacts>;

export const option = {
  value: ['power', 'nothing', schema],
  title: ['Power tools', 'fromName', schema],
} satisfies Record<string, About>;
