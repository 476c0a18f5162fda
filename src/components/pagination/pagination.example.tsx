import { Pagination } from '#components/pagination';

export function Example() {
  return <Pagination total={84} defaultPageSize={20} numbered />;
}
