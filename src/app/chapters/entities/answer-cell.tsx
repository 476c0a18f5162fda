import { useChapterMessages } from '#app/messages';
import { useLocale } from '#components/locale';
import type { Field } from '#specification';
import { limitsOf } from './limits-of.ts';

/** What an answer must be: whether there has to be one, who gives it, within which limits. */
export function AnswerCell({ field }: { field: Field }) {
  const { model } = useChapterMessages();
  const { locale } = useLocale();
  const { facts, description } = field;
  const inner = field.items ? limitsOf(field.items).map((limit) => ({ ...limit, of: 'items' })) : [];
  const limits = [...limitsOf(field).map((limit) => ({ ...limit, of: field.name })), ...inner];
  // A year is written as one.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'min2' });
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
            {model.limits[name](typeof value === 'number' ? format.format(value) : value)}{' '}
            {written && <Written source={written} />}
          </li>
        ))}
        {field.unit && <li>{model.unit(field.unit)}</li>}
        {facts.default !== undefined && facts.default !== null && (
          <li>
            {model.begins} <Written source={plain(facts.default)} />
          </li>
        )}
        {facts.computed && (
          <li>
            {model.computed} <Written source={facts.computed} />
          </li>
        )}
        {facts.where && (
          <li>
            {model.where} <Written source={facts.where} />
          </li>
        )}
        {facts.relevantWhen && (
          <li>
            {model.relevantWhen} <Written source={facts.relevantWhen} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Written({ source }: { source: string }) {
  return <code className="annotation break-words text-muted">{source}</code>;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
