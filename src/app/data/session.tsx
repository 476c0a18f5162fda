import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { type Client, type Connection, createClient, type Retries } from '#client';
import type { Product, Subject } from '#specification';
import { KnownRecords } from './known-records.ts';
import { onOtherTabs } from './other-tabs.ts';
import type { Outbox } from './outbox.ts';
import { browserShelf } from './shelf.ts';

/** Who looks at the product, and who answers. */
export interface Session {
  connection: Connection;
  /** Who the product is looked at as. */
  subject: Subject;
  /** The name of the role; empty where the product has none. */
  role: string;
  setRole: (role: string) => void;
  /** Looks as another person of the role. */
  setPerson: (id: string) => void;
  client: Client;
  known: KnownRecords;
  /** What waits for the line; absent where the records are in this browser, or it is not known whose it would be. */
  outbox?: Outbox | undefined;
  /** Why it could not be found out who looks, and another try; absent where it is known. */
  unknown?: { error: () => unknown; retry: () => void } | undefined;
  /** The reads that are tried again just now; absent where the records are in this browser, or it is not known who looks. */
  retries?: Retries | undefined;
  /** What queries about records begin their keys with. */
  key: readonly unknown[];
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who looks, and who answers. Throws outside of a product. */
export function useSession(): Session {
  const found = use(SessionContext);
  if (!found) throw new Error('useSession: no product is open here');
  return found;
}

/** Sends calls for whoever looks. */
export function useClient(): Client {
  return useSession().client;
}

export interface SessionProviderProps {
  /** Whoever answers; its identity must be stable. */
  connection: Connection;
  /** While it is not known who looks. */
  fallback: ReactNode;
  children: ReactNode;
}

const nobody: Subject = { id: '', roles: [] };

/** Finds out who looks at a product. Nothing inside is drawn before, so that nothing is asked for somebody else. */
export function SessionProvider({ connection, fallback, children }: SessionProviderProps) {
  const { id, product } = useDocument();
  const [chosen, setRole] = useSetting(`role.${id}`, '');
  const [person, setPerson] = useSetting(`person.${id}`, '');
  const { roles } = product.access;
  const preview = import.meta.env.PRODUCT_ALONE ? undefined : roles.find(({ name }) => name === chosen);
  const role = (preview ?? roles[0])?.name ?? '';
  const previewed = import.meta.env.PRODUCT_ALONE ? '' : person;
  return (
    <Looking {...{ connection, fallback, role, setRole, setPerson }} person={previewed}>
      {children}
    </Looking>
  );
}

/** Looks at what is inside as somebody of another role, where the records are in this browser; who looks at the page stays. */
export function RoleProvider({ role, ...rest }: { role: string; fallback: ReactNode; children: ReactNode }) {
  const { connection, setRole, setPerson } = useSession();
  return <Looking {...rest} {...{ connection, role, setRole, setPerson }} person="" />;
}

interface LookingProps extends SessionProviderProps, Pick<Session, 'role' | 'setRole' | 'setPerson'> {
  /** Which person of the role was chosen to be looked as; empty where none was. */
  person: string;
}

function Looking({ connection, fallback, role, setRole, person, setPerson, children }: LookingProps) {
  const { id, product } = useDocument();
  const queries = useQueryClient();
  const asked = useMemo(
    () => ({
      // Who the records in this browser are looked at as is one of them: a change may be of whom it is.
      queryKey: [connection.isEmbedded ? 'records' : 'subject', id, 'subject', role, person],
      queryFn: async () => {
        const [subject, line] = await Promise.all([
          role ? connection.subject(role, person) : nobody,
          // Nothing waits where the records are in this browser.
          connection.isEmbedded ? undefined : import('./over-a-line.ts'),
        ]);
        return { role, subject, line };
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
    [id, role, person, connection],
  );
  const { data, isFetched, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData });
  // Another try after a failure is no reason to take away what shows the failure.
  const isOpen = data !== undefined || isFetched;
  const session = useMemo(() => {
    if (!isOpen) return undefined;
    // It could not be found out. Each call tries again first, so that what fails says so where it is shown.
    const answering = data
      ? connection
      : { ...connection, send: retrying(connection, () => queries.fetchQuery(asked)) };
    const retries = data?.line && new data.line.Retries();
    const patient = retries ? { ...answering, send: retries.over(answering.send) } : answering;
    const { subject } = data ?? { subject: { id: '', roles: role ? [role] : [] } };
    const client = createClient(patient, subject);
    return {
      connection,
      subject,
      role: data?.role ?? role,
      setRole,
      setPerson,
      client,
      known: new KnownRecords(client, subject),
      unknown: data
        ? undefined
        : { error: () => queries.getQueryState(asked.queryKey)?.error, retry: () => void refetch() },
      outbox: data?.line && new data.line.Outbox(browserShelf, id, product, subject),
      retries,
      key: ['records', id, serialOf(product), data?.role ?? role, subject.id],
    };
  }, [isOpen, data, refetch, connection, queries, asked, role, setRole, setPerson, id, product]);
  useEffect(() => {
    if (!session) return undefined;
    const { known } = session;
    const askAgain = () => known.askAgain();
    addEventListener('online', askAgain);
    const stop = onOtherTabs(id, () => {
      known.invalidate();
      void queries.invalidateQueries({ queryKey: ['records', id] });
    });
    return () => {
      removeEventListener('online', askAgain);
      stop();
    };
  }, [session, queries, id]);
  if (!session) return fallback;
  return <SessionContext value={session}>{children}</SessionContext>;
}

function retrying({ send }: Connection, ready: () => Promise<unknown>): Connection['send'] {
  return async (call) => {
    await ready();
    return send(call);
  };
}

const serials = new WeakMap<Product, number>();
let last = 0;

/** A number for a product: what was known of an earlier version of it has other fields. */
function serialOf(product: Product): number {
  const serial = serials.get(product) ?? ++last;
  serials.set(product, serial);
  return serial;
}
