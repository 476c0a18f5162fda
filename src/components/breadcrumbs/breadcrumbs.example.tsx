import { Breadcrumbs } from '#components/breadcrumbs';

export function Example() {
  return (
    <Breadcrumbs
      links={[
        { key: 'customers', link: <a href="#customers">Customers</a> },
        { key: 'ada', link: <a href="#ada">Ada Lovelace</a> },
      ]}
      current="R-1042"
    />
  );
}
