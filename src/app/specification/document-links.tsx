import examples from 'virtual:examples';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useChapterMessages, useMessages } from '#app/messages';
import { documentKey, forgetDocument, keptDocument, useDocument } from '#app/product';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';

const keptKey = ['kept document'];

/** A button to each document but the one that is open. */
export function DocumentLinks() {
  const { to } = useDocument();
  const messages = useMessages();
  const here = to('/');
  return (
    <ul className="flex flex-wrap gap-2">
      {examples.map(({ id, title }) => (
        <DocumentLink key={id} root={`/~${id}/`} here={here}>
          {title}
        </DocumentLink>
      ))}
      <KeptDocument here={here} />
      <DocumentLink root="/" here={here}>
        {messages.about.backToProduct}
      </DocumentLink>
    </ul>
  );
}

function DocumentLink({ root, here, children }: { root: string; here: string; children: string }) {
  if (root === here) return null;
  return (
    <li>
      <Button asChild>
        <RouterLink to={root}>{children}</RouterLink>
      </Button>
    </li>
  );
}

/** The document that was opened last, with a way to forget it. */
function KeptDocument({ here }: { here: string }) {
  const messages = useMessages();
  const texts = useChapterMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: kept } = useQuery({ queryKey: keptKey, queryFn: async () => (await keptDocument()) ?? null });
  if (!kept) return null;
  const isHere = here === '/~file/';
  const forget = async () => {
    await forgetDocument();
    client.setQueryData(keptKey, null);
    client.removeQueries({ queryKey: documentKey('file') });
    if (isHere) await navigate('/_specification');
  };
  if (isHere) {
    return (
      <li>
        <Button onClick={() => void forget()}>{messages.problems.forget}</Button>
      </li>
    );
  }
  return (
    <li className="flex">
      <Button asChild>
        <RouterLink to="/~file/_specification">{texts.overview.openedFile(kept.name)}</RouterLink>
      </Button>
      <IconButton label={messages.problems.forget} onClick={() => void forget()}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
