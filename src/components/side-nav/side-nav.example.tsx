import { SideNav } from '#components/side-nav';

export function Example() {
  return (
    <SideNav
      groups={[
        {
          key: 'work',
          title: 'Work',
          entries: [
            { key: 'repairs', link: <a href="#repairs">Repairs</a>, current: true },
            { key: 'customers', link: <a href="#customers">Customers</a> },
          ],
        },
      ]}
    />
  );
}
