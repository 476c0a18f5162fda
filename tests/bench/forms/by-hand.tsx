import { createRoot } from 'react-dom/client';
import { type RegisterOptions, useForm } from 'react-hook-form';
import '../../../src/components/styles.css';
import { choices, fields, longest, most, rootElement } from './fields.ts';

type Answers = Record<string, unknown>;
type Kind = (typeof fields)[number]['kind'];

const rules: Record<Kind, RegisterOptions<Answers>> = {
  text: { maxLength: longest },
  whole: { max: most, valueAsNumber: true },
  yesOrNo: {},
  date: {},
  choice: {},
};
const types = { text: 'text', whole: 'number', yesOrNo: 'checkbox', date: 'date' };
const look = 'min-h-control w-full rounded-control border border-edge bg-surface px-2.5 text-base text-ink';

/** As one would write it who needs this one form only: react-hook-form, the browser's own inputs, no component between. */
function ByHand() {
  const { register, handleSubmit, formState } = useForm<Answers>({ mode: 'onTouched' });
  return (
    <form onSubmit={handleSubmit(() => undefined)} className="mx-auto flex max-w-form flex-col gap-5 p-6">
      {fields.map(({ name, kind }) => {
        const error = formState.errors[name];
        const shared = {
          id: name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${name}-error` : undefined,
          ...register(name, rules[kind]),
        };
        return (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <label htmlFor={name} className="text-sm font-medium text-ink">
              {name}
            </label>
            {kind === 'choice' ? (
              <select {...shared} className={look}>
                <option value="">—</option>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input {...shared} type={types[kind]} className={kind === 'yesOrNo' ? 'size-5' : look} />
            )}
            {error && (
              <p id={`${name}-error`} className="text-sm text-critical">
                {String(error.type)}
              </p>
            )}
          </div>
        );
      })}
    </form>
  );
}

window.mountForm = () => createRoot(rootElement()).render(<ByHand />);
