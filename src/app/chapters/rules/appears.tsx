import { assumedWords, FactLink, Label, StatusBadge, screensUsing } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { ScreenLink } from '#app/screens';
import { expressionsIn, type Rule } from '#specification';

export interface AppearsProps {
  rule: Rule;
  /** The words of its error about the record that breaks it. */
  said: { title?: string; detail?: string } | undefined;
}

/** What people read where a rule is broken, at which fields, on which screens. */
export function Appears({ rule, said }: AppearsProps) {
  const product = useProduct();
  const words = useChapterMessages().rules;
  const error = product.error(rule.error);
  const { text, assumed } = rule.says.title;
  const title = said?.title ?? (expressionsIn(text).length === 0 ? text : undefined);
  const screens = screensUsing(product, rule.path);
  return (
    <>
      <div className="flex flex-col gap-1">
        <Label>{words.says}</Label>
        <p className="flex flex-wrap items-baseline gap-2 text-sm">
          {error?.status && <StatusBadge status={error.status} />}
          {title ? <q className={assumed ? assumedWords : undefined}>{title}</q> : text}
        </p>
        {said?.detail && <p className="text-sm text-muted">{said.detail}</p>}
        {error && <FactLink path={`errors.${rule.error}`} />}
      </div>
      <div className="flex flex-col gap-1">
        <Label>{words.appears}</Label>
        <p className={`text-sm ${rule.isPlaceAssumed ? `w-fit ${assumedWords}` : ''}`}>
          {rule.at.length > 0 ? rule.at.map(({ label }) => label.text).join(', ') : words.wholeRecord}
        </p>
        <ul className="flex flex-wrap gap-x-1.5 text-sm text-muted">
          {screens.map((screen, index) => (
            <li key={screen.name}>
              {index > 0 && '· '}
              <ScreenLink screen={screen} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
