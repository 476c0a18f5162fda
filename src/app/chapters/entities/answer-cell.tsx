import { sentenceOf } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useLocale } from '#components/locale';
import { type Entity, type Expression, type Field, fileSize } from '#specification';
import { type Limit, limitsOf } from './limits-of.ts';

/** What an answer must be: whether there has to be one, who gives it, within which limits. */
export function AnswerCell({ field }: { field: Field }) {
  const { model } = useChapterMessages();
  const { locale } = useLocale();
  const { facts, description } = field;
  const inner = field.items ? limitsOf(field.items).map((limit) => ({ ...limit, of: 'items' })) : [];
  const limits = [...limitsOf(field).map((limit) => ({ ...limit, of: field.name })), ...inner];
  // A year is written as one.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'min2' });
  const said = (name: Limit['name'], value: Limit['value']) =>
    typeof value !== 'number' ? value : name === 'maxSize' ? fileSize(locale, value) : format.format(value);
  return (
    <div className="flex max-w-72 flex-col gap-0.5">
      {description && <span>{description}</span>}
      <ul className="contents">
        {field.isRequired && <li className="font-medium">{model.required}</li>}
        {field.isUnique && <li>{model.unique}</li>}
        {field.isState && <li>{model.isState}</li>}
        {facts.readOnly && !field.isState && <li>{model.readOnly}</li>}
        {limits.map(({ of, name, value, written }) => (
          <li key={`${of} ${name}`}>
            {model.limits[name](said(name, value))} {written && <Written source={written} />}
          </li>
        ))}
        {field.unit && <li>{model.unit(field.unit)}</li>}
        {facts.default !== undefined && facts.default !== null && (
          <li>
            {model.begins} <Written source={plain(facts.default)} />
          </li>
        )}
        <InWords title={model.computed} expression={field.computed} of={field.entity} />
        <InWords title={model.where} expression={field.where} of={field.to} />
        <InWords title={model.relevantWhen} expression={field.relevantWhen} of={field.entity} />
      </ul>
    </div>
  );
}

interface InWordsProps {
  title: string;
  expression: Expression | undefined;
  /** What it is said of. */
  of: Entity | undefined;
}

/** An expression as a person would say it: how it is written stands in the line beside the field. */
function InWords({ title, expression, of: entity }: InWordsProps) {
  const { condition: words } = useChapterMessages();
  if (!expression) return null;
  return (
    <li>
      {title} {sentenceOf(expression, { entity, words })}
    </li>
  );
}

function Written({ source }: { source: string }) {
  return <code className="annotation break-words text-muted">{source}</code>;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
