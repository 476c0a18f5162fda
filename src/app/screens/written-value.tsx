import { dateFormat, FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { useLocale } from '#components/locale';
import { Day, type Field } from '#specification';

/** A value that an address or a figure writes as text, in words. */
export function WrittenValue({ field, value }: { field: Field; value: string }) {
  const { yes, no } = useMessages();
  const { locale } = useLocale();
  if (field.isState) return <>{field.entity.lifecycle?.state(value)?.label.text ?? value}</>;
  switch (field.kind.shape.type) {
    case 'boolean':
      return <>{value === 'true' ? yes : no}</>;
    case 'number':
      return <FieldDisplay field={field} value={Number(value)} compact />;
    case 'choice':
      return <>{field.choices.find((choice) => String(choice.value) === value)?.title ?? value}</>;
    case 'string': {
      // A moment may be asked for by its day.
      const day = field.kindName === 'dateTime' ? Day.parse(value) : undefined;
      if (day) return <>{dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day.time)}</>;
      return <FieldDisplay field={field} value={value} compact />;
    }
    case 'key':
    case 'list':
    case 'object':
      return <FieldDisplay field={field} value={value} compact />;
  }
}
