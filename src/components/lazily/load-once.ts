/** How long a failure is kept: while it is being shown, React asks again and must get the same. */
const patience = 500;

/** Loads what a name stands for once, to be used by React. What failed is loaded again when it is asked for later. */
export function loadOnce<Name, Loaded>(load: (name: Name) => Promise<Loaded>): (name: Name) => Promise<Loaded> {
  const known = new Map<Name, Promise<Loaded>>();
  return (name) => {
    const loading = known.get(name);
    if (loading) return loading;
    const started = load(name);
    started.catch(() => setTimeout(() => known.delete(name), patience));
    known.set(name, started);
    return started;
  };
}
