import type { ChapterMessages } from '#app/messages';
import { changesOne, type Field, type Operation, takesBody } from '#specification';

export interface Parameter {
  name: string;
  /** Where it stands, as OpenAPI has it, or the type of a property of the body. */
  kind: string;
  text: string;
  isRequired: boolean;
}

/** What a call takes, in the order in which it is written. */
export function parametersOf(operation: Operation, words: ChapterMessages['calls']): Parameter[] {
  const { template, does, call, entity } = operation;
  const optional = (name: string, kind: string, text: string): Parameter => ({ name, kind, text, isRequired: false });
  const inPath = template.parameters.map(
    (name): Parameter => ({ name, kind: 'path', text: entity.field(name)?.label.text ?? words.key, isRequired: true }),
  );
  const inQuery =
    does === 'list'
      ? [
          call?.facts.pagination === 'cursor'
            ? optional('cursor', 'query', words.cursor)
            : optional('page', 'query', words.page),
          optional('size', 'query', words.size),
          optional('q', 'query', words.search),
        ]
      : [];
  const inHeader = [
    ...(call?.facts.concurrency === 'etag' && changesOne(does) ? [optional('if-match', 'header', words.ifMatch)] : []),
    ...(call?.facts.idempotencyKey ? [optional('idempotency-key', 'header', words.idempotencyKey)] : []),
  ];
  const inBody = bodyFields(operation).map(
    (field): Parameter => ({
      name: field.name,
      kind: field.kindName,
      text: [field.label.text, field.description].filter(Boolean).join(': '),
      isRequired: field.isRequired && does === 'create',
    }),
  );
  return [...inPath, ...inQuery, ...inHeader, ...inBody];
}

/** The fields that the body of a call may have. */
export function bodyFields({ method, does, call, entity }: Operation): Field[] {
  if (!takesBody(method) || call?.facts.body === null) return [];
  const { body } = call?.facts ?? {};
  if (body) return body.flatMap((name) => entity.field(name) ?? []);
  const transition = entity.lifecycle?.transition(does);
  return transition ? transition.asks : entity.fields.filter(({ isAnswered }) => isAnswered);
}
