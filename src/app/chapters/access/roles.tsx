import { assumedWords, useDrawn } from '#app/chapters/drawn';
import { SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Description } from '#app/prose';
import { Badge } from '#components/badge';
import { Grid } from '#components/stack';
import { Heading } from '#components/text';
import type { Role } from '#specification';
import { useHolders } from './use-holders.ts';

/** Each role with what it inherits and who of the samples holds it. */
export function Roles() {
  const { access } = useProduct();
  const words = useChapterMessages().access;
  return (
    <section aria-labelledby="roles" className="flex flex-col gap-3">
      <Heading level={2} id="roles">
        {words.roles}
      </Heading>
      <Grid columns="md">
        {access.roles.map((role) => (
          <RoleSheet key={role.name} role={role} />
        ))}
      </Grid>
    </section>
  );
}

const most = 3;

function RoleSheet({ role }: { role: Role }) {
  const { access, specification } = useProduct();
  const words = useChapterMessages().access;
  const holders = useHolders(role.name);
  const { place, look } = useDrawn<HTMLElement>(role.path);
  const description = specification.access.roles?.[role.name]?.description;
  const shown = holders?.slice(0, most).join(', ');
  return (
    <section
      {...place}
      className={`flex flex-col gap-2 rounded-sheet border bg-surface p-4 ${look} ${role.isBroken ? 'hatch border-dashed border-edge' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading level={3} size="sm" className={role.label.assumed ? assumedWords : undefined}>
          {role.label.text}
        </Heading>
        <span className="flex items-baseline gap-x-3">
          <code className="annotation text-muted">{role.name}</code>
          <SourceLink path={role.path} />
        </span>
      </div>
      <Description text={description} className="text-sm" />
      {role.inherits.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-1.5 text-sm">
          <span className="text-muted">{words.inherits}</span>
          {role.inherits.map((name) => (
            <Badge key={name}>{access.role(name)?.label.text ?? name}</Badge>
          ))}
        </p>
      )}
      {holders && (
        <p className="text-sm">
          <span className="text-muted">{words.holders}: </span>
          {holders.length === 0 ? words.nobody : shown}
          {holders.length > most && ` ${words.more(holders.length - most)}`}
        </p>
      )}
    </section>
  );
}
