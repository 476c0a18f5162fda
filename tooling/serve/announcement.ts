import { subjectHeader } from '#backend';
import type { Operation, Product } from '#specification';

/** What is said when a server stands: where, what it answers, and how it is told who asks. */
export function announcement(product: Product, name: string, url: string, role: string | undefined): string {
  const { operations, access } = product;
  const width = Math.max(...operations.map(({ template }) => template.written.length));
  const lines = product.entities.flatMap((entity) =>
    operations.filter((operation) => operation.entity === entity).map((operation) => `  ${callLine(operation, width)}`),
  );
  return [
    `${product.title.text} (${name}) answers at ${url} with sample records. Ctrl+C stops it.`,
    '',
    ...lines,
    '',
    ...(access.isOpen
      ? ['Everybody may do everything: the document states no permissions.']
      : rolesLines(product, url, role)),
  ].join('\n');
}

function callLine({ method, template, entity, does, call }: Operation, width: number): string {
  return `${method.padEnd(6)} ${template.written.padEnd(width)}  ${does} ${entity.name}${call ? '' : ' (address assumed)'}`;
}

function rolesLines(product: Product, url: string, role: string | undefined): string[] {
  const names = product.access.roles.map((one) => one.name);
  const [first = ''] = names;
  const example = encodeURIComponent(JSON.stringify({ id: first, roles: [first] }));
  return [
    `Who asks stands in the header ${subjectHeader}, as JSON, percent-encoded; the roles are ${names.join(', ')}:`,
    `  curl -H '${subjectHeader}: ${example}' ${url}${product.operations[0]?.template.fill(() => '1') ?? '/'}`,
    role ? `Without it, ${role} asks.` : 'Without it, nobody in particular asks (--role ROLE changes that).',
  ];
}
