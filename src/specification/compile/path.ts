import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import type { Label } from './label.ts';
import {
  type Around,
  answerOf,
  computedAnswer,
  isSeen,
  objectView,
  ownAnswer,
  type Place,
  type Values,
} from './record.ts';
import { relevantAnswer } from './relevant.ts';

/** Steps that a path may have: further nothing is looked up. */
const longest = 24;
/** Records that one path may lead to: lists of references to records with such lists lead to any number. */
const mostRecords = 10_000;

/** A place on the way along a path. */
interface Walk extends Place {
  left: { records: number };
}

/** A field, or one that is reached from it through references, objects and lists: `appliance.customer.city`. */
export class Path {
  readonly steps: readonly [Field, ...Field[]];

  constructor(steps: readonly [Field, ...Field[]]) {
    this.steps = steps;
  }

  static resolve(entity: Entity, written: string): Path | undefined {
    const steps: Field[] = [];
    let find = (name: string): Field | undefined => entity.field(name);
    const names = written.split('.', longest + 1);
    if (names.length > longest) return undefined;
    for (const name of names) {
      const field: Field | undefined = find(name);
      if (!field) return undefined;
      steps.push(field);
      const inside = field.items ?? field;
      find = (next) => (inside.to ? inside.to.field(next) : inside.property(next));
    }
    const [first, ...further] = steps;
    return first && new Path([first, ...further]);
  }

  get name(): string {
    return this.steps.map(({ name }) => name).join('.');
  }

  /** The field at its end. */
  get field(): Field {
    return this.steps.at(-1) ?? this.steps[0];
  }

  get first(): Field {
    return this.steps[0];
  }

  get label(): Label {
    return {
      text: this.steps.map(({ label }) => label.text).join(' · '),
      assumed: this.steps.some(({ label }) => label.assumed),
    };
  }

  /** The paths to what an object at its end is made of, or each of a list of objects. */
  get inside(): Path[] {
    const { properties } = this.field.items ?? this.field;
    return properties.map((property) => new Path([...this.steps, property]));
  }

  /**
   * The answer that a record has at the path, limited to what may be seen: undefined where it may not, or where a record
   * on the way is not known. Through a list it is the list of all answers.
   */
  read(values: Values, around: Around): unknown {
    return read(this.steps, values, { entity: this.first.entity, values, around, left: { records: mostRecords } });
  }
}

function read([field, ...further]: readonly Field[], values: Values, place: Walk): unknown {
  if (!field || place.left.records-- <= 0) return undefined;
  const { entity, around } = place;
  const isOfRecord = entity.field(field.name) === field;
  if (isOfRecord && !isSeen(field, values, around)) return undefined;
  const answer = field.computed
    ? computedAnswer(entity, field, values, around)
    : isOfRecord
      ? relevantAnswer(field, values, around)
      : ownAnswer(values, field.name);
  return follow(field, further, answer, place);
}

function follow(field: Field, further: readonly Field[], answer: unknown, place: Walk): unknown {
  if (further.length === 0 || answer === undefined) return answer;
  if (Array.isArray(answer) && field.items) {
    const { items } = field;
    const all = answer.map((one) => follow(items, further, one, place));
    return all.includes(undefined) ? undefined : all;
  }
  if (field.kindName === 'object') return readInside(field, further, answer, place);
  if (answer === null) return null;
  if (!field.to) return undefined;
  const target = place.around.find?.(field.to, String(answer));
  return target ? read(further, target, { ...place, entity: field.to, values: target, item: undefined }) : undefined;
}

/** What an object does not have was not answered; that something may not be seen is said of whole fields. */
function readInside(field: Field, [property, ...further]: readonly Field[], answer: unknown, place: Walk): unknown {
  if (!property) return undefined;
  const inside = typeof answer === 'object' && answer !== null ? (answer as Values) : {};
  const item = objectView(field, inside, place);
  const own = Object.hasOwn(inside, property.name) ? inside[property.name] : null;
  const found = property.computed ? answerOf(property, item.get(property.name)) : own;
  return follow(property, further, found ?? null, { ...place, item });
}
