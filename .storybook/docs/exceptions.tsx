import { Link } from '#components/link';
import { axeExceptions } from '../axe-exceptions.ts';

const cell = 'border-b border-line px-3 py-2 text-start align-baseline';

/** The rules of axe that are not asked of a story, as the tests read them. */
export function Exceptions() {
  return (
    <div className="overflow-x-auto rounded-sheet border border-line bg-surface text-ink">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {['Rule', 'Story', 'Why', 'Since'].map((heading) => (
              <th key={heading} scope="col" className={`${cell} text-muted`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {axeExceptions.map(({ rule, story, reason, since }) => (
            <tr key={`${rule} ${story}`}>
              <td className={cell}>
                <code className="annotation">{rule}</code>
              </td>
              <td className={cell}>
                <Link href={`./?path=/story/${story}`} target="_top">
                  {story}
                </Link>
              </td>
              <td className={cell}>{reason}</td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{since}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
