/** A colour as it is; nothing where it is none. */
export function Swatch({ color }: { color: string }) {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) return null;
  return (
    <span
      aria-hidden
      className="inline-block size-4 self-center rounded-control border border-edge"
      style={{ background: color }}
    />
  );
}
