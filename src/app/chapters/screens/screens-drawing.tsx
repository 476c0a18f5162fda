import type { DrawingProps } from '#app/chapters';
import { useChosen, useDrawn } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Diagram } from '#components/diagram';
import { linksOf } from './links.ts';
import { tiesOf, unreachedOf } from './reach.ts';
import { ScreenExplained } from './screen-explained.tsx';
import { ScreenList } from './screen-list.tsx';
import { useMap } from './use-map.tsx';

/** Chapter 2 as a map: every screen as it looks, and how one gets from one to another. */
export function ScreensDrawing({ isWhole }: Pick<DrawingProps, 'isWhole'>) {
  const { screens, ...product } = useScreens();
  const { map, picture } = useChapterMessages();
  const [chosen, setChosen] = useChosen((at) => /^screens\.[^.]+/.exec(at)?.[0] ?? null);
  const { place } = useDrawn<HTMLDivElement>('screens');
  const { links, unreached } = product;
  const { nodes, edges } = useMap(screens, tiesOf(links), unreached);
  const screen = screens.find(({ path }) => path === chosen);
  if (screens.length === 0) return null;
  return (
    <div {...place}>
      <Diagram
        whole={isWhole}
        label={map.title}
        nodes={nodes}
        edges={edges}
        list={<ScreenList screens={screens} links={links} unreached={unreached} isAlone={!isWhole} />}
        value={chosen}
        onValueChange={setChosen}
        choosing={picture.choose}
        tools={
          unreached.size > 0 && (
            <strong className="text-sm font-medium text-critical">{map.unreachedCount(unreached.size)}</strong>
          )
        }
        explanation={screen && <ScreenExplained screen={screen} links={links} unreached={unreached.get(screen)} />}
      />
    </div>
  );
}

function useScreens() {
  const product = useProduct();
  const links = linksOf(product);
  return { screens: product.screens, links, unreached: unreachedOf(product.screens, links) };
}
