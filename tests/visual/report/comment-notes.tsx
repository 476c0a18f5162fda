import { Text } from '#components/text';
import type { Comment } from '../review/comments.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** What was said about a picture, by the number of its pin. */
export function CommentNotes({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <ol aria-label="Comments" className="mt-2 flex max-h-32 flex-col gap-1 overflow-y-auto">
      {comments.map((comment, index) => (
        <li key={comment.id} className="flex gap-2 text-sm">
          <PinNumber>{index + 1}</PinNumber>
          <CommentText comment={comment} />
        </li>
      ))}
    </ol>
  );
}

/** The words of a comment, who said them and when. */
export function CommentText({ comment: { text, by, at } }: { comment: Comment }) {
  return (
    <span className="min-w-0 wrap-anywhere whitespace-pre-line">
      {text}{' '}
      <Text as="span" size="note" tone="muted">
        {by && `${by}, `}
        {date.format(new Date(at))}
      </Text>
    </span>
  );
}

/** The number of a spot, on the picture and beside its words. */
export function PinNumber({ children }: { children: number }) {
  return (
    <span className="annotation grid size-5 shrink-0 place-items-center rounded-full bg-accent text-accent-on">
      {children}
    </span>
  );
}
