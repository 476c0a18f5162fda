/** A file as an answer keeps it: `data:image/png;name=lamp.png;base64,…`. */
export async function kept(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  const content = address.slice(address.indexOf(','));
  const type = file.type.split(';')[0] || 'application/octet-stream';
  return `data:${type};name=${encodeURIComponent(file.name)};base64${content}`;
}
