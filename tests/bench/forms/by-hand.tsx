import { zodResolver } from '@hookform/resolvers/zod';
import { createRoot } from 'react-dom/client';
import { type RegisterOptions, useForm } from 'react-hook-form';
import * as z from 'zod';
import '../../../src/components/styles.css';
import { choices, fields, hint, longest, most, rootElement, rules } from './fields.ts';

type Answers = Record<string, unknown>;
type Kind = (typeof fields)[number]['kind'];

const answers: Record<Kind, z.ZodType> = {
  text: z.string().max(longest).optional(),
  whole: z.int().max(most).optional(),
  yesOrNo: z.boolean().optional(),
  date: z.union([z.literal(''), z.iso.date()]).optional(),
  choice: z.enum(['', ...choices]).optional(),
};
const isLess = (less: unknown, more: unknown, by: number) =>
  typeof less !== 'number' || typeof more !== 'number' || less < more + by;
const schema = z
  .object(Object.fromEntries(fields.map(({ name, kind }) => [name, answers[kind]])))
  .superRefine((all, context) => {
    for (const { name, less, more, by } of rules)
      if (!isLess(all[less], all[more], by)) context.addIssue({ code: 'custom', path: [less], message: name });
  });
const options: Partial<Record<Kind, RegisterOptions<Answers>>> = {
  whole: { setValueAs: (typed: unknown) => (typed === '' || typed === undefined ? undefined : Number(typed)) },
};
const types = { text: 'text', whole: 'number', yesOrNo: 'checkbox', date: 'date' };
const look = 'min-h-control w-full rounded-control border border-edge bg-surface px-2.5 text-base text-ink';

const resolver = zodResolver(schema);

/** As one would write it who needs this one form only: react-hook-form, the browser's own inputs, no component between. */
function ByHand() {
  const { register, handleSubmit, formState } = useForm<Answers>({ mode: 'onTouched', resolver });
  return (
    <form onSubmit={handleSubmit(() => undefined)} className="mx-auto flex max-w-form flex-col gap-5 p-6">
      {fields.map(({ name, kind }) => {
        const error = formState.errors[name];
        const described = [kind === 'text' && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
        const shared = {
          id: name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
          ...register(name, options[kind]),
        };
        return (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <label htmlFor={name} className="text-sm font-medium text-ink">
              {name}
            </label>
            {kind === 'text' && (
              <p id={`${name}-hint`} className="text-sm text-muted">
                {hint}
              </p>
            )}
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
                {String(error.message)}
              </p>
            )}
          </div>
        );
      })}
    </form>
  );
}

window.mountForm = () => createRoot(rootElement()).render(<ByHand />);
