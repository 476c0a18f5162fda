import { DateInput } from '#components/date-input';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';

export function Example() {
  return (
    <LocaleProvider locale="de" strings={german}>
      <Field label="Fertig am" required>
        <DateInput />
      </Field>
    </LocaleProvider>
  );
}
