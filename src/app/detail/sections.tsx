import { useAround } from '#app/data';
import { GapNote, GapOutline, useGapOutline } from '#app/gaps';
import { PathDisplay } from '#app/screens';
import { Card } from '#components/card';
import { KeyValue } from '#components/key-value';
import { type Around, type Entity, type Path, type Screen, scopeOf, type Values } from '#specification';

interface SectionsProps {
  screen: Screen;
  entity: Entity;
  values: Values;
}

/** What is known of a record, in the sections that the screen states; else all in one. */
export function Sections({ screen, entity, values }: SectionsProps) {
  const around = useAround();
  const all = entity.fields.filter(({ isState }) => !isState).map(({ asPath }) => asPath);
  const at = `${screen.path}.sections`;
  const outline = useGapOutline(at);
  const sections = screen.sections ?? [{ title: undefined, fields: all }];
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
              className={`[&>div]:py-2 ${outline ?? ''}`}
            >
              <KeyValue entries={shown.map((path) => entryOf(path, values))} />
            </Card>
          )
        );
      })}
    </div>
  );
}

/** What is not known to be out of place is shown. */
function isRelevant({ first }: Path, entity: Entity, values: Values, around: Around): boolean {
  return first.relevantWhen?.test(scopeOf(entity, values, around)) !== false;
}

function entryOf(path: Path, values: Values) {
  return {
    key: path.name,
    label: (
      <GapOutline path={path.field.path} subject={path.label.text}>
        {path.label.text}
      </GapOutline>
    ),
    value: <PathDisplay path={path} values={values} />,
  };
}
