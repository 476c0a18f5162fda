/** Whether a file is of those that `accept` names: by its ending, or by its type. */
export function takes(accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const all = partsOf(accept);
  return (
    all.length === 0 ||
    all.some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
      return one === '*/*' || (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one);
    })
  );
}

/** What `accept` names, as people call it: endings where there are some. */
export function kindsOf(accept: string): string {
  const all = partsOf(accept);
  const endings = all.filter((one) => one.startsWith('.'));
  return (endings.length > 0 ? endings : all).join(', ');
}

function partsOf(accept: string): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
