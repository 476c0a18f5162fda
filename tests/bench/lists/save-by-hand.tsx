import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type IDBPDatabase, openDB } from 'idb';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { things } from './things.ts';

type Thing = ReturnType<typeof things>[number];

/** As one would write it by hand: a table of things, one of them with a form, saved with `setQueryData` and idb. */
function Things({ database }: { database: IDBPDatabase }) {
  const queries = useQueryClient();
  const [chosen, choose] = useState<string>();
  const [isForm, setIsForm] = useState(false);
  const list = useQuery({
    queryKey: ['things'],
    queryFn: async (): Promise<Thing[]> => database.getAll('things', undefined, 50),
  });
  const one = useQuery({
    queryKey: ['thing', chosen],
    queryFn: async (): Promise<Thing> => database.get('things', chosen ?? ''),
    enabled: chosen !== undefined,
  });
  const save = useMutation({
    mutationFn: async (thing: Thing) => {
      await database.put('things', thing);
      return thing;
    },
    onSuccess: (thing) => {
      queries.setQueryData(['thing', thing.id], thing);
      void queries.invalidateQueries({ queryKey: ['things'] });
      setIsForm(false);
    },
  });
  if (one.data && isForm) {
    const { data } = one;
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ ...data, name: String(new FormData(event.currentTarget).get('name')) });
        }}
      >
        <label>
          Name <input name="name" defaultValue={data.name} />
        </label>
        <button type="submit">Save</button>
      </form>
    );
  }
  if (one.data)
    return (
      <>
        <h1>{one.data.name}</h1>
        <button type="button" onClick={() => setIsForm(true)}>
          Edit
        </button>
      </>
    );
  return list.data?.map(({ id, name }) => (
    <p key={id}>
      <button type="button" onClick={() => choose(id)}>
        {name}
      </button>
    </p>
  ));
}

window.showThings = async (count) => {
  const database = await openDB(`by-hand-${count}`, 1, {
    upgrade: (target) => void target.createObjectStore('things', { keyPath: 'id' }),
  });
  const transaction = database.transaction('things', 'readwrite');
  for (const thing of things(count)) void transaction.store.put(thing);
  await transaction.done;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <QueryClientProvider client={new QueryClient()}>
      <Things database={database} />
    </QueryClientProvider>,
  );
};
