import { Failure } from '#app/problems';
import { useProduct } from '#app/product';
import { ProblemError } from '#client';
import { Field } from '#components/field';
import { ErrorSummary } from '#components/form';
import { TextInput } from '#components/text-input';
import type { ErrorFacts, Rule } from '#specification';
import { fieldOfError } from './field-of-error.ts';

export interface SeenProps {
  name: string;
  facts: ErrorFacts;
  /** The rule whose record it is about. */
  rule: Rule | undefined;
  title?: string;
  detail?: string;
}

const nothing = () => undefined;

/** An error as people see it: drawn by what draws it on the product's screens. */
export function Seen({ name, facts, rule, title = name, detail }: SeenProps) {
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
          <TextInput readOnly />
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
