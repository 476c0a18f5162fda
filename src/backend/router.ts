import { isDecodable, type Operation, type Product, Template } from '#specification';
import { Refusal } from './problem-details.ts';

export interface Match {
  operation: Operation;
  parameters: Record<string, string>;
}

export interface Router {
  /** The operation that a request asks for. Throws a refusal: 400, 404, or 405 with what is allowed there. */
  one: (method: string, pathname: string) => Match;
  /** Every operation at an address. */
  all: (pathname: string) => Match[];
}

export function routerOf(product: Product): Router {
  const all = (pathname: string) => {
    if (!isDecodable(pathname)) throw new Refusal(400);
    const fitting = product.operations.flatMap((operation) => {
      const parameters = operation.template.match(pathname);
      return parameters ? [{ operation, parameters }] : [];
    });
    if (fitting.length === 0) throw new Refusal(404);
    // Those alone: of templates that are not equally long none is more particular.
    return fitting.sort((a, b) => Template.compare(a.operation.template, b.operation.template));
  };
  return {
    all,
    one: (method, pathname) => {
      const fitting = all(pathname);
      const asked = method === 'HEAD' ? 'GET' : method;
      const found = fitting.find(({ operation }) => operation.method === asked);
      if (!found) throw new Refusal(405, { headers: { allow: allowed(fitting.map(({ operation }) => operation)) } });
      return found;
    },
  };
}

/** What may be asked at an address, as the `Allow` header says it. */
export function allowed(operations: readonly Pick<Operation, 'method'>[]): string {
  const methods = new Set(operations.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods, 'OPTIONS'].join(', ');
}
