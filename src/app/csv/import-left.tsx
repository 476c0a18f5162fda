import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';

interface ImportLeftProps {
  /** The columns that are missed, each with its reason. */
  columns: readonly { at: number; heading: string; text: string }[];
  /** What the columns are called that nobody misses. */
  setByProduct: readonly string[];
}

/** What a file has and an import leaves there; nothing where it takes all. */
export function ImportLeft({ columns, setByProduct }: ImportLeftProps) {
  const { csv } = useTools();
  return (
    <>
      {columns.length > 0 && (
        <Banner tone="caution" title={csv.left}>
          <ul>
            {columns.map(({ at, heading, text }) => (
              <li key={at}>
                <bdi className="font-medium">{heading}</bdi>: {text}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {setByProduct.length > 0 && <p className="text-sm text-muted">{csv.setByApp(setByProduct)}</p>}
    </>
  );
}
