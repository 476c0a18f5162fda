/** Whether a text is a colour as CSS and people write it most: `#26b` or `#2266bb`. */
export function isColor(text: string): boolean {
  return /^#([\da-f]{3}|[\da-f]{6})$/i.test(text.trim());
}
