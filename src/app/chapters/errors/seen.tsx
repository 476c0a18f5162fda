import { FieldInputsContext, FramedInput, fieldInputs } from '#app/inputs';
import { Failure } from '#app/problems';
import { useProduct } from '#app/product';
import { ProblemError } from '#client';
import { Field } from '#components/field';
import { ErrorSummary } from '#components/form';
import { TextInput } from '#components/text-input';
import type { ErrorFacts, Field as FieldOfProduct } from '#specification';
import { fieldOfError } from './field-of-error.ts';
import type { Said } from './use-said.ts';

export interface SeenProps extends Said {
  name: string;
  facts: ErrorFacts;
}

const nothing = () => undefined;

/** Whether an input draws it without asking for records, or for what is inside of it. */
function isAlone({ kindName }: FieldOfProduct): boolean {
  return kindName !== 'reference' && kindName !== 'array' && kindName !== 'object' && kindName !== 'file';
}

/** An error with a text as people see it: drawn by what draws it on the product's screens. */
export function Seen({ name, facts, rule, title = name, detail, answered }: SeenProps) {
  const product = useProduct();
  const error = new ProblemError({
    type: `urn:problem:${encodeURIComponent(name)}`,
    status: facts.status ?? 500,
    title,
    ...(detail ? { detail } : {}),
  });
  // A way on that neither the document nor its status says is not drawn.
  const isKnown = facts.recovery !== undefined || facts.status !== undefined;
  const ways = { onRetry: isKnown ? nothing : undefined, onCompare: nothing, onSignIn: nothing };
  switch (facts.shown ?? 'banner') {
    case 'field': {
      const said = [title, detail].filter(Boolean).join(' ');
      const isWarning = rule?.severity === 'warning';
      if (!answered || !isAlone(answered.field))
        return (
          <Field label={fieldOfError(product, name)} {...(isWarning ? { warning: said } : { error: said })}>
            <TextInput readOnly value="" />
          </Field>
        );
      const { field, values } = answered;
      return (
        <FieldInputsContext value={fieldInputs}>
          <FramedInput
            field={field}
            value={values[field.name]}
            onChange={nothing}
            onBlur={nothing}
            entity={field.entity}
            form={values}
            record={values}
            path={field.name}
            {...(isWarning ? { warning: said } : { errors: { '': said } })}
          />
        </FieldInputsContext>
      );
    }
    case 'form':
      return <ErrorSummary errors={[{ message: [title, detail].filter(Boolean).join(' ') }]} />;
    case 'banner':
      return <Failure error={error} place="action" {...ways} />;
    case 'page':
      return <Failure error={error} place="screen" {...ways} />;
  }
}
