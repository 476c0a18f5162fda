/** What happened, with each colour that it names beside its name. */
export function Says({ children }: { children: string }) {
  return children.split(/(#[0-9a-f]{6})/).map((part, index) =>
    part.startsWith('#') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <span key={index} className="whitespace-nowrap">
        <span
          aria-hidden
          className="me-1 inline-block size-3 border border-edge align-[-0.0625rem] forced-color-adjust-none"
          style={{ backgroundColor: part }}
        />
        {part}
      </span>
    ) : (
      part
    ),
  );
}
