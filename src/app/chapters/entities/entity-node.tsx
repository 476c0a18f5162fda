import { ArrowUpRight, KeyRound, Workflow } from 'lucide-react';
import { useChapterMessages } from '#app/messages';
import type { Entity, Field } from '#specification';
import { typeWords } from './type-words.ts';

/** So many fields are drawn; the rest is counted. Fewer where there are many entities, of which one wants to see the ties. */
const usual = 9;
const few = 4;
const many = 16;

/** An entity as it is drawn: its name, and its fields with their types. */
export function EntityNode({ entity }: { entity: Entity }) {
  const { model } = useChapterMessages();
  const most = entity.product.entities.length > many ? few : usual;
  const shown = important(entity, most).slice(0, most);
  const rest = entity.fields.length - shown.length;
  return (
    <div className="w-max min-w-56 max-w-80 overflow-hidden rounded-sheet">
      <div className="flex items-center gap-2 border-b border-line bg-sunken px-3 py-1.5">
        <span className="min-w-0 flex-1 truncate text-base font-semibold">{entity.label.text}</span>
        {entity.lifecycle && <Workflow className="size-3.5 shrink-0 text-muted" />}
      </div>
      {entity.hasFields ? (
        <div className="flex flex-col py-1">
          {shown.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
          {rest > 0 && <span className="px-3 py-0.5 text-xs text-muted">{model.more(rest)}</span>}
        </div>
      ) : (
        <div className="hatch p-2 text-xs">
          <span className="rounded-control bg-surface px-1.5 py-0.5">{model.noFields}</span>
        </div>
      )}
    </div>
  );
}

function FieldRow({ field }: { field: Field }) {
  const { model } = useChapterMessages();
  const isKey = field.name === field.entity.key;
  const isReference = field.references.length > 0;
  return (
    <span className="flex items-baseline gap-1.5 px-3 py-0.5 text-xs">
      <span className={`min-w-0 flex-1 truncate ${field.isRequired ? 'font-medium' : ''}`}>{field.label.text}</span>
      {isKey && <KeyRound className="size-3 shrink-0 self-center text-muted" />}
      {isReference && <ArrowUpRight className="size-3 shrink-0 self-center text-accent rtl:-scale-x-100" />}
      <span
        className={`annotation max-w-40 shrink-0 truncate text-muted ${field.assumed ? 'border-b border-dashed border-edge' : ''}`}
      >
        {typeWords(field, model)}
      </span>
    </span>
  );
}

/** In the order of the document; where there are too many, the key and what leads elsewhere are not left out. */
function important({ fields, key, lifecycle }: Entity, most: number): readonly Field[] {
  if (fields.length <= most) return fields;
  const first = fields.filter(
    (field) => field.name === key || field.references.length > 0 || field === lifecycle?.field || field.isRequired,
  );
  const chosen = new Set([...first, ...fields].slice(0, most));
  return fields.filter((field) => chosen.has(field));
}
