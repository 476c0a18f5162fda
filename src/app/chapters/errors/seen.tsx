import { Failure } from '#app/problems';
import { useProduct } from '#app/product';
import { ProblemError } from '#client';
import { Field } from '#components/field';
import { ErrorSummary } from '#components/form';
import { TextInput } from '#components/text-input';
import type { ErrorFacts } from '#specification';
import { fieldOfError } from './field-of-error.ts';
import type { Said } from './use-said.ts';

export interface SeenProps extends Said {
  name: string;
  facts: ErrorFacts;
}

const nothing = () => undefined;

/** An error as people see it: drawn by what draws it on the product's screens. */
export function Seen({ name, facts, rule, title = name, detail, typed }: SeenProps) {
  const product = useProduct();
  const error = new ProblemError({
    type: `urn:problem:${encodeURIComponent(name)}`,
    status: facts.status ?? 500,
    title,
    ...(detail ? { detail } : {}),
  });
  switch (facts.shown ?? 'banner') {
    case 'field': {
      const said = [title, detail].filter(Boolean).join(' ');
      const isWarning = rule?.severity === 'warning';
      return (
        <Field label={fieldOfError(product, name)} {...(isWarning ? { warning: said } : { error: said })}>
          <TextInput readOnly value={typed} />
        </Field>
      );
    }
    case 'form':
      return <ErrorSummary errors={[{ message: [title, detail].filter(Boolean).join(' ') }]} />;
    case 'banner':
      return <Failure error={error} place="action" onRetry={nothing} onCompare={nothing} />;
    case 'page':
      return <Failure error={error} place="screen" onRetry={nothing} />;
  }
}
