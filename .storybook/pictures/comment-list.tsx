import { useEffect, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Comment } from '../../tests/visual/review/comments.ts';
import type { Spot } from './stage.tsx';
import { Field, Group, Muted } from './styles.ts';

const List = styled.ol(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.size.s2,
}));

const Item = styled.li(({ theme }) => ({
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${theme.appBorderColor}`,
  '&[aria-current=true]': { borderColor: theme.color.secondary },
  '& p': { margin: '0 0 4px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

interface CommentListProps {
  comments: readonly Comment[];
  chosen?: string;
  spot?: Spot;
  onSay: (text: string) => void;
  onCancel: () => void;
  onTell: (what: 'resolve' | 'remove', body: Readonly<Record<string, unknown>>) => void;
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What was said about a picture: open ones by the number of their pin, then what is done with. */
export function CommentList({ comments, chosen, spot, onSay, onCancel, onTell }: CommentListProps) {
  const open = comments.filter(({ resolved }) => !resolved);
  const done = comments.filter(({ resolved }) => resolved);
  if (comments.length === 0 && !spot) return null;
  return (
    <List aria-label="Comments">
      {spot && (
        <Item aria-current>
          <NewComment spot={spot} onSay={onSay} onCancel={onCancel} />
        </Item>
      )}
      {[...open, ...done].map(({ id, story, text, by, at, resolved }, index) => (
        <Item key={id} aria-current={id === chosen}>
          <p style={{ opacity: resolved ? 0.7 : 1 }}>
            {!resolved && <strong>{index + 1} </strong>}
            {text}
          </p>
          <Group>
            <Muted>
              {by ? `${by}, ` : ''}
              {date.format(new Date(at))}
              {resolved && ' · resolved'}
            </Muted>
            <Button size="small" variant="ghost" onClick={() => onTell('resolve', { story, id, resolved: !resolved })}>
              {resolved ? 'Open again' : 'Resolve'}
            </Button>
            <Button size="small" variant="ghost" onClick={() => onTell('remove', { story, id })}>
              Delete
            </Button>
          </Group>
        </Item>
      ))}
    </List>
  );
}

function NewComment({ spot, onSay, onCancel }: Pick<CommentListProps, 'spot' | 'onSay' | 'onCancel'>) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Also where another spot is pressed: letters typed elsewhere are shortcuts of Storybook.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each spot
  useEffect(() => field.current?.focus(), [spot]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSay(text);
      }}
    >
      <Field
        ref={field}
        aria-label="What is to be said of this spot"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Group>
        <Button size="small" variant="solid" type="submit" disabled={!text.trim()}>
          Comment
        </Button>
        <Button size="small" variant="ghost" type="button" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
