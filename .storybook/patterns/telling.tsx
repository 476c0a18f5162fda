import { Inbox, SearchX, ShieldX } from 'lucide-react';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { BarChart, LineChart, Sparkline } from '#components/chart';
import { EmptyState } from '#components/empty-state';
import { ErrorPage } from '#components/error-page';
import { Link } from '#components/link';
import { List, ListItem } from '#components/list';
import { Stat } from '#components/stat';

const weeks = ['9', '10', '11', '12', '13'].map((label, at) => ({
  key: label,
  label,
  value: [12, 19, 8, 25, 31][at] ?? 0,
}));

/** Figures that somebody acts on, each leading to what it counts; charts after them. */
export function Dashboard() {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Card>
        <Stat label="Open" value="31" />
        <Sparkline label="Open in past weeks" values={weeks.map(({ value }) => value)} />
      </Card>
      <Card>
        <Stat label="Late" value="4" tone="critical" />
        <Link href="#late">View</Link>
      </Card>
      <Card>
        <Stat label="Ready for pickup" value="9" />
      </Card>
      <Card title="By state" level={3} className="sm:col-span-2">
        <BarChart
          label="Repairs by state"
          points={[
            { key: 'open', label: 'Open', value: 31 },
            { key: 'ready', label: 'Ready', value: 9 },
          ]}
        />
      </Card>
      <Card title="A week" level={3}>
        <LineChart area label="Repairs a week" points={weeks} />
      </Card>
    </div>
  );
}

/** What this is for, and the one thing to begin with. */
export function FirstRun() {
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title="No repairs yet"
      actions={
        <>
          <Button variant="primary">Take in a repair</Button>
          <Button>Explore with examples</Button>
        </>
      }
    >
      Every appliance in the shop stands here, from the counter to the pickup.
    </EmptyState>
  );
}

/** Not found, not allowed, not there for now, broken: each says what happened, that nothing is lost, and the way on. */
export function ErrorPages() {
  const back = <Button>All repairs</Button>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <EmptyState icon={<SearchX aria-hidden />} title="Repair R-42 not found" actions={back}>
        It may have been deleted, or the address has a mistake.
      </EmptyState>
      <EmptyState icon={<ShieldX aria-hidden />} title="You do not have access" actions={back}>
        A manager can let you: ask for the role Technician.
      </EmptyState>
      <ErrorPage level={2} title="No connection" onRetry={() => undefined}>
        What you typed is kept. It is tried again by itself.
      </ErrorPage>
      <ErrorPage level={2} detail="GET /repairs/42: 500" onRetry={() => undefined} />
    </div>
  );
}

/** About the page: above it. About one thing: beside it. What has just happened: a toast. What waits: a list of its own. */
export function Notifications() {
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="caution" title="Prices are from yesterday">
        They are fetched again in an hour.
      </Banner>
      <List label="Waiting for you">
        <ListItem pressable description="Ben asks for a second look · 5 minutes ago">
          <a href="#r-12">R-12 was diagnosed</a>
        </ListItem>
        <ListItem pressable description="Since this morning">
          <a href="#r-9">R-9 is late</a>
        </ListItem>
      </List>
    </div>
  );
}
