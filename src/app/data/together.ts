import { type Query, useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { useSession } from './session.tsx';

/** Does several changes as one: what rests on them is asked anew once, when all of them are made. */
export function useTogether(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const { id } = useDocument();
  const queries = useQueryClient();
  const { known } = useSession();
  return (work) => {
    const options = queries.defaultMutationOptions({
      mutationKey: ['change', id],
      mutationFn: () => known.together(work),
      onSettled: () => {
        const predicate = ({ state }: Query) => state.isInvalidated;
        void queries.refetchQueries({ queryKey: ['records', id], type: 'active', predicate });
      },
    });
    return queries.getMutationCache().build(queries, options).execute(undefined);
  };
}
