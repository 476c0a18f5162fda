import { useQuery } from '@tanstack/react-query';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { MenuRadioGroup, MenuRadioItem, MenuSeparator } from '#components/dropdown-menu';

/** Who has the role that is previewed, and as whom it is: what is for one of them alone is seen as each. */
export function PreviewPeople() {
  const messages = useMessages();
  const { connection, role, key, subject, setPerson } = useSession();
  const { data: people = [] } = useQuery({
    queryKey: [...key, 'people'],
    queryFn: () => connection.people?.(role) ?? [],
  });
  if (people.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuRadioGroup label={messages.previewPerson} value={subject.id} onValueChange={setPerson}>
        {people.map(({ id, name }) => (
          <MenuRadioItem key={id} value={id}>
            <bdi>{name}</bdi>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
