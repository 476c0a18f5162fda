import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldInputsContext, fieldInputs } from '#app/inputs';
import type { Entity, Field, FieldKind, Values } from '#specification';

interface AnswerCellProps {
  entity: Entity;
  field: Field;
  record: Values;
  /** Told what it was left with, as `FormData` says it, where that is not as it was. */
  onLeft: (said: string) => void;
}

const name = 'answer';

/** What was answered in a cell, as JSON. */
export const saidIn = (answers: FormData): string => String(answers.get(name));

/** Chosen is answered: there is nothing more to be typed. */
const chosen: ReadonlySet<FieldKind> = new Set(['boolean', 'choice', 'reference']);

/** The input of a field in the cell that shows it, in the form that the cell is then. */
export function AnswerCell({ entity, field, record, onLeft }: AnswerCellProps) {
  const { Input } = fieldInputs[field.kindName];
  const [begun] = useState(record[field.name] ?? null);
  const [answer, setAnswer] = useState(begun);
  const said = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  /** Whether what was typed was given up. */
  const isGivenUp = useRef(false);
  const leave = useEffectEvent(() => {
    const now = JSON.stringify(answer);
    if (!isGivenUp.current && now !== JSON.stringify(begun)) onLeft(now);
  });
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    // Once what it was chosen from is closed, and the focus back.
    const timeout = setTimeout(() => said.current?.form?.requestSubmit());
    return () => clearTimeout(timeout);
  });
  return (
    <FieldInputsContext value={fieldInputs}>
      <div
        data-density="compact"
        data-unjudged
        className="min-w-48"
        onKeyDownCapture={({ key }) => {
          isGivenUp.current = key === 'Escape';
        }}
      >
        <Input
          field={field}
          value={answer}
          onChange={(next) => {
            isChosen.current = chosen.has(field.kindName);
            setAnswer(next ?? null);
          }}
          onBlur={() => undefined}
          entity={entity}
          form={{ ...record, [field.name]: answer }}
          record={record}
          path={field.name}
        />
      </div>
      <input ref={said} type="hidden" name={name} value={JSON.stringify(answer)} />
    </FieldInputsContext>
  );
}
