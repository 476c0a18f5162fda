import examples from 'virtual:examples';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useChapterMessages, useMessages } from '#app/messages';
import { keptKey, loadShelf, useDocument, useForgetFile } from '#app/product';
import { Button, type ButtonProps } from '#components/button';
import { IconButton } from '#components/icon-button';
import { useToast } from '#components/toast';

/** A button to each document but the one that is open. */
export function DocumentLinks({ size }: Pick<ButtonProps, 'size'>) {
  const { to } = useDocument();
  const messages = useMessages();
  const here = to('/');
  return (
    <ul className="flex flex-wrap gap-2">
      {examples.map(({ id, title }) => (
        <DocumentLink key={id} root={`/~${encodeURIComponent(id)}/`} here={here} size={size}>
          {title}
        </DocumentLink>
      ))}
      <KeptDocument here={here} size={size} />
      <DocumentLink root="/" here={here} size={size}>
        {messages.about.backToProduct(import.meta.env.DOCUMENT)}
      </DocumentLink>
    </ul>
  );
}

interface DocumentLinkProps extends Pick<ButtonProps, 'size'> {
  root: string;
  here: string;
  children: string;
}

function DocumentLink({ root, here, size, children }: DocumentLinkProps) {
  if (root === here) return null;
  return (
    <li>
      <Button asChild size={size}>
        <RouterLink to={root}>{children}</RouterLink>
      </Button>
    </li>
  );
}

/** The document that was opened last, with a way to forget it. */
function KeptDocument({ here, size }: Omit<DocumentLinkProps, 'root' | 'children'>) {
  const messages = useMessages();
  const texts = useChapterMessages();
  const forgetFile = useForgetFile();
  const tell = useToast();
  const { data: kept } = useQuery({
    queryKey: keptKey,
    queryFn: async () => (await (await loadShelf()).keptDocument()) ?? null,
  });
  if (!kept) return null;
  const isHere = here === '/~file/';
  const forget = async () => {
    try {
      await forgetFile(isHere ? '/_specification' : undefined);
    } catch {
      tell({ title: messages.problems.notForgotten, tone: 'critical' });
    }
  };
  if (isHere) {
    return (
      <li>
        <Button size={size} onClick={() => void forget()}>
          {messages.problems.forget}
        </Button>
      </li>
    );
  }
  return (
    <li className="flex">
      <Button asChild size={size}>
        <RouterLink to="/~file/_specification">{texts.overview.openedFile(kept.name)}</RouterLink>
      </Button>
      <IconButton size={size} label={messages.problems.forget} onClick={() => void forget()}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
