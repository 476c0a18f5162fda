/** Hands a file to the person. */
export function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
