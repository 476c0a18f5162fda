import { AppShell } from '#components/app-shell';
import { PageHeader } from '#components/page-header';
import { SideNav } from '#components/side-nav';

export function Example() {
  const places = [
    { key: 'repairs', link: <a href="#repairs">Repairs</a>, current: true },
    { key: 'customers', link: <a href="#customers">Customers</a> },
  ];
  return (
    <AppShell
      brand="Repair desk"
      navigation={<SideNav groups={[{ key: 'work', entries: places }]} />}
    >
      <PageHeader title="Repairs" />
    </AppShell>
  );
}
