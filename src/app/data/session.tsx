import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useProduct } from '#app/product';
import { useSetting } from '#app/settings';
import { subjectPath } from '#backend';
import type { Subject } from '#spec';
import type { Connection } from './connection.ts';
import { embedded, remote } from './embedded.ts';

interface Session {
  connection: Connection;
  /** Who the app is looked at as. */
  subject: Subject;
  role: string;
  setRole: (role: string) => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Who asks, and who answers. Throws outside of a product. */
export function useSession(): Session {
  const found = use(SessionContext);
  if (!found) throw new Error('useSession: no product is open here');
  return found;
}

const nobody: Subject = { id: '', roles: [] };

/**
 * The product's own server where an address is set when the app is built, else the store in this browser.
 * @param connection another one, for stories and tests
 */
export function SessionProvider({ connection: given, children }: { connection?: Connection; children: ReactNode }) {
  const { id, specification } = useProduct();
  const connection = useMemo(
    () =>
      given ??
      (import.meta.env.VITE_API_ADDRESS ? remote(import.meta.env.VITE_API_ADDRESS) : embedded(id, specification)),
    [given, id, specification],
  );
  const roles = Object.keys(specification.access.roles ?? {});
  const [chosen, setRole] = useSetting(`role.${id}`, '');
  const role = roles.includes(chosen) ? chosen : (roles[0] ?? '');
  const { data: subject } = useQuery({
    queryKey: ['subject', id, role],
    queryFn: async (): Promise<Subject> => {
      const response = await connection.send(
        new Request(`https://product.invalid${subjectPath}?role=${encodeURIComponent(role)}`),
      );
      return response.ok ? await response.json() : { id: role, roles: [role] };
    },
    enabled: role !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const session = useMemo(
    () => ({ connection, subject: subject ?? (role ? { id: role, roles: [role] } : nobody), role, setRole }),
    [connection, subject, role, setRole],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
