/** What happened, with each colour that it names beside its name. It is English wherever it stands, whatever it quotes. */
export function Says({ children }: { children: string }) {
  const parts = children.split(/(#[0-9a-f]{6}|“[^”]*”)/);
  return (
    <bdi dir="ltr">
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text have no other name */}
      {parts.map((part, index) => {
        if (part.startsWith('“')) return <bdi key={index}>{part}</bdi>;
        return part.startsWith('#') ? <Colour key={index}>{part}</Colour> : part;
      })}
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
    </bdi>
  );
}

function Colour({ children }: { children: string }) {
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden
        className="me-1 inline-block size-3 border border-edge align-[-0.0625rem] forced-color-adjust-none"
        style={{ backgroundColor: children }}
      />
      {children}
    </span>
  );
}
