import { ChevronRight } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { cn, isLeft } from '#components/internal';
import { useSpoken } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import { FamilyContext } from './menu-family.ts';
import { entryLook, menuLook } from './menu-look.ts';
import type { SubmenuProps } from './menu-part-props.ts';
import { usePlace, WithinContext } from './use-kept.ts';

const beside = { sideOffset: 4, alignOffset: -5 };

/** Where there is no room beside it, below it and a little further in. */
function placeFor(entry: HTMLElement) {
  const { left, right, width, height } = entry.getBoundingClientRect();
  const em = Number.parseFloat(getComputedStyle(entry).fontSize);
  const hasRoom = Math.max(left, window.innerWidth - right) > 8 * em;
  return hasRoom ? beside : { sideOffset: em - width, alignOffset: height };
}

/** A menu that an entry of a menu opens beside itself. */
export function Sub({ label, icon, className, children, ...rest }: SubmenuProps) {
  const Radix = use(FamilyContext);
  const container = usePortalContainer();
  const { lang } = useSpoken();
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(beside);
  const trigger = useRef<HTMLDivElement>(null);
  const within = usePlace(trigger, rest.id);
  const turn = (next: boolean) => {
    if (next && trigger.current) setPlace(placeFor(trigger.current));
    setIsOpen(next);
  };
  const leave = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    setIsOpen(false);
    trigger.current?.focus();
  };
  return (
    <Radix.Sub open={isOpen} onOpenChange={turn}>
      <Radix.SubTrigger
        asChild
        {...rest}
        className={cn(entryLook, 'data-[state=open]:not-data-highlighted:bg-sunken', className)}
      >
        <div ref={trigger}>
          {icon}
          {label}
          <ChevronRight aria-hidden className="ms-auto rtl:-scale-x-100" />
        </div>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent
          lang={lang}
          {...(rest.id && { 'aria-labelledby': rest.id })}
          // Radix would close all of it: Escape closes what one is in.
          onEscapeKeyDown={leave}
          onKeyDown={(event) => isLeft(event) && leave(event)}
          loop
          {...place}
          collisionPadding={8}
          className={menuLook}
        >
          <WithinContext value={within}>{children}</WithinContext>
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
