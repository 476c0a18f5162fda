/** Lines as they are written into a document: what is typed, and the frame of a block around it, which nobody has to type. */
export interface Framed {
  opens: string;
  lines: string;
  closes: string;
}

export function framed(lines: string): Framed {
  const [, opens = '', inside = lines, closes = ''] = /^([\s\S]*?```ya?ml\n)([\s\S]*?)(\n```\s*)$/.exec(lines) ?? [];
  return { opens, lines: inside, closes };
}
