import { useState } from 'react';
import { Tag, TagList } from '#components/tag';

export function Example() {
  const [parts, setParts] = useState(['Cable', 'Fuse', 'Switch']);
  return (
    <TagList aria-label="Spare parts">
      {parts.map((part) => (
        <Tag
          key={part}
          onRemove={() => setParts(parts.filter((other) => other !== part))}
          removeLabel={`Remove ${part}`}
        >
          {part}
        </Tag>
      ))}
    </TagList>
  );
}
