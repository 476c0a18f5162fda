import type { ReactNode } from 'react';
import type { PathErrors } from '#app/fields';
import { useMessages } from '#app/messages';
import { Field as Frame } from '#components/field';
import type { FieldInputProps } from './field-input.ts';
import { useFieldInputs } from './field-inputs.ts';

export interface FramedInputProps extends Omit<FieldInputProps, 'innerErrors'> {
  /** In place of the field's own. */
  label?: ReactNode;
  /** What is wrong with the answer, and inside it. */
  errors?: PathErrors;
  warning?: ReactNode;
  /** Beside the label. */
  annotation?: ReactNode;
  controlId?: string;
  /** Around the whole. */
  className?: string;
}

/** The input of a field in its frame: label, help, what is wrong. The one place that asks what kind of frame it needs. */
export function FramedInput({
  label,
  errors = {},
  warning,
  annotation,
  controlId,
  className,
  ...input
}: FramedInputProps) {
  const { field } = input;
  const { form: messages } = useMessages();
  const { Input, isGroup, showsInnerErrors } = useFieldInputs()(field);
  const { '': own, ...inner } = errors;
  const [first] = Object.values(inner);
  // Before it is answered otherwise than it is meant, and not only then; and where there is much to be said, and nothing says what.
  const isOpen = field.pattern !== undefined || (field.kindName === 'multiline' && field.format !== 'markdown');
  const example = isOpen ? field.facts.examples?.find(isText) : undefined;
  const help = [
    field.description && <bdi key="words">{field.description}</bdi>,
    field.description && example && ' ',
    example && (
      <span key="example">
        {messages.suchAs} <bdi>{example}</bdi>
      </span>
    ),
  ].filter(Boolean);
  return (
    <Frame
      controlId={controlId}
      label={label ?? field.label.text}
      description={help.length > 0 && help}
      required={field.isRequired}
      error={own ?? (showsInnerErrors ? undefined : first)}
      warning={warning}
      certainty={field.assumed ? 'assumed' : 'stated'}
      annotation={annotation}
      className={className}
      group={typeof isGroup === 'function' ? isGroup(field) : (isGroup ?? false)}
    >
      <Input {...input} innerErrors={showsInnerErrors ? inner : undefined} />
    </Frame>
  );
}

const isText = (one: unknown): one is string => typeof one === 'string';
