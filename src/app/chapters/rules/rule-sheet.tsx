import { Condition, Item, Label, ruleTitle, Unknown, useWorkedRule } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { Badge } from '#components/badge';
import { Skeleton } from '#components/skeleton';
import type { Rule } from '#specification';
import { Appears } from './appears.tsx';
import { Example } from './example.tsx';

/** A rule: what must hold and when, tried on records, and what happens where it does not. */
export function RuleSheet({ rule }: { rule: Rule }) {
  const { rules: words, condition } = useChapterMessages();
  const worked = useWorkedRule(rule);
  const { assert, when, entity } = rule;
  return (
    <Item
      path={rule.path}
      title={ruleTitle(rule, condition)}
      name={rule.name}
      isAssumed={rule.label.assumed}
      badges={
        <>
          {entity && <Badge>{entity.label.text}</Badge>}
          {(assert || rule.isOfServer) && (
            <Badge tone={rule.severity === 'error' ? 'critical' : 'caution'}>
              {rule.severity === 'error' ? words.stops : words.warns}
            </Badge>
          )}
          {rule.isOfServer && <Badge tone="info">{words.ofServer}</Badge>}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-1">
            <Label>{words.holds}</Label>
            {assert ? (
              <Condition expression={assert} entity={entity} />
            ) : (
              <Unknown words={rule.isOfServer ? words.notWritten : words.notChecked} />
            )}
          </div>
          <div className="flex flex-col gap-1">
            <Label>{words.applies}</Label>
            {when ? <Condition expression={when} entity={entity} /> : <p className="text-sm">{words.always}</p>}
          </div>
          <Appears rule={rule} said={worked?.said} />
        </div>
        {assert && (
          <div className="grid content-start grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3">
            {worked ? (
              <>
                <Example isKept paths={worked.paths} situation={worked.passes} other={worked.fails} />
                <Example
                  isKept={false}
                  paths={worked.paths}
                  situation={worked.fails}
                  other={worked.passes}
                  against={worked.against}
                />
              </>
            ) : (
              <Skeleton lines={4} />
            )}
          </div>
        )}
      </div>
    </Item>
  );
}
