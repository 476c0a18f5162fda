import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';

interface ImportLeftProps {
  /** The columns that nothing is taken from, each with its reason. */
  columns: readonly { at: number; heading: string; text: string }[];
}

/** What a file has and an import leaves there; nothing where it takes all. */
export function ImportLeft({ columns }: ImportLeftProps) {
  const { csv } = useTools();
  if (columns.length === 0) return null;
  return (
    <Banner tone="caution" title={csv.left}>
      <ul>
        {columns.map(({ at, heading, text }) => (
          <li key={at}>
            <bdi className="font-medium">{heading}</bdi>: {text}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
