import { useAround } from '#app/data';
import { GapNote, GapOutline, useGapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { needsWords, PathDisplay, toAnswer } from '#app/screens';
import { Card } from '#components/card';
import { KeyValue } from '#components/key-value';
import {
  type Around,
  type Entity,
  type Field,
  isEmpty,
  type Path,
  type Screen,
  scopeOf,
  type Values,
} from '#specification';

interface SectionsProps {
  screen: Screen;
  entity: Entity;
  values: Values;
}

/** What is known of a record, in the sections that the screen states, and what else was answered; else all in one. */
export function Sections({ screen, entity, values }: SectionsProps) {
  const around = useAround();
  const messages = useMessages();
  const all = entity.fields.filter(({ isState }) => !isState).map(({ asPath }) => asPath);
  const at = `${screen.path}.sections`;
  const outline = useGapOutline(at);
  const stated = screen.sections ?? [{ title: undefined, fields: all }];
  const named = new Set(stated.flatMap(({ fields }) => fields.map(({ first }) => first)));
  // The form asks for it under the same title: what was answered there is not lost sight of here.
  const rest = all.filter(({ first }) => !named.has(first) && isTold(first, entity, values));
  const sections = [...stated, { title: messages.form.rest, fields: rest }];
  /** Why something computed has no answer yet. */
  const lackOf = (path: Path): string | undefined => {
    const own = entity.field(path.name);
    if (!own?.computed || values[path.name] !== null) return undefined;
    const looked = { entity, values, around };
    // A list may have nothing in it, and what is worked out of it is known all the same.
    const lacking = toAnswer([path], looked).filter((one) => !one.field.items && isEmpty(one.read(values, around)));
    return lacking.length > 0 ? needsWords(lacking, looked, messages.permission) : undefined;
  };
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {sections.map(({ title, fields }, index) => {
        const shown = fields.filter((path) => isRelevant(path, entity, values, around));
        return (
          shown.length > 0 && (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: a section may have no title
              key={index}
              title={title}
              actions={outline && <GapNote path={at} subject={screen.label.text} />}
              className={`[&>[data-card=body]]:py-2 ${outline ?? ''}`}
            >
              <KeyValue entries={shown.map((path) => entryOf(path, values, lackOf(path)))} />
            </Card>
          )
        );
      })}
    </div>
  );
}

/** Whether the page does not say it already, as its name does, and there is something to say. */
function isTold({ name }: Field, entity: Entity, values: Values): boolean {
  return name !== entity.key && name !== entity.facts.display && !isEmpty(values[name]);
}

/** What is not known to be out of place is shown. */
function isRelevant({ first }: Path, entity: Entity, values: Values, around: Around): boolean {
  return first.relevantWhen?.test(scopeOf(entity, values, around)) !== false;
}

function entryOf(path: Path, values: Values, lacks: string | undefined) {
  return {
    key: path.name,
    label: (
      <GapOutline path={path.field.path} subject={path.label.text}>
        {path.label.text}
      </GapOutline>
    ),
    value: (
      <>
        <PathDisplay path={path} values={values} />
        {lacks !== undefined && <span className="ms-2 text-sm text-muted">{lacks}</span>}
      </>
    ),
  };
}
