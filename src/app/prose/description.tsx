/** What the document says of a fact: in an order of its own, whichever way the page is read. */
export function Description({ text, className }: { text: string | null | undefined; className?: string }) {
  return (
    text && (
      <p className={className}>
        <bdi>{text}</bdi>
      </p>
    )
  );
}
