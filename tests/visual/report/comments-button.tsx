import { MessageSquare } from 'lucide-react';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Text } from '#components/text';
import { counted } from '../counted.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import type { Comment } from '../review/comments.ts';
import { CommentText } from './comment-notes.tsx';

interface CommentsButtonProps {
  comments: readonly Comment[];
  changes: readonly Change[];
  onChoose: (change: Change) => void;
}

/** All that was said and is not resolved, also about pictures that are as they were approved. */
export function CommentsButton({ comments, changes, onChoose }: CommentsButtonProps) {
  if (comments.length === 0) return null;
  return (
    <Popover
      label="Open comments"
      align="end"
      trigger={
        <Button size="sm" variant="quiet">
          <MessageSquare aria-hidden className="size-4" /> {counted(comments.length, 'comment')}
        </Button>
      }
    >
      <ul className="flex max-h-96 w-80 max-w-full flex-col gap-3 overflow-y-auto p-1 text-sm">
        {comments.map((comment) => {
          const change = changes.find((one) => pictureName(one) === pictureName(comment));
          const name = `${comment.story} · ${comment.mode}`;
          return (
            <li key={comment.id} className="flex flex-col items-start gap-1">
              {change ? (
                <button
                  type="button"
                  className="annotation min-h-6 text-start text-accent underline underline-offset-2 wrap-anywhere"
                  onClick={() => onChoose(change)}
                >
                  {name}
                </button>
              ) : (
                <Text as="span" size="note" tone="muted" className="wrap-anywhere">
                  {name}, as approved
                </Text>
              )}
              <CommentText comment={comment} />
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
