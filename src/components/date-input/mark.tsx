/** What stands between the parts of a day or a time. */
export function Mark({ text }: { text: string }) {
  return (
    <span aria-hidden className="whitespace-pre text-muted">
      {text}
    </span>
  );
}
