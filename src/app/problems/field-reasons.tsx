import { fieldReasonsOf } from './reasons.ts';

/** What is said of single fields where none of them is there to say it at. */
export function FieldReasons({ error }: { error: unknown }) {
  const reasons = fieldReasonsOf(error);
  if (reasons.length === 0) return null;
  return (
    <ul className="list-disc ps-5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
