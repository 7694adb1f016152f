import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

const HEIGHT = 260;
const WIDTH = 360;

interface Props {
  id: string;
  /** Input below which it hangs, or over which where there is no room. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  rows: readonly { value: string; shown: ReactNode }[];
  /** Index of the lit row; -1 for none. */
  lit: number;
  onTake: (value: string) => void;
  /** What stands under the rows, or in their place. */
  children?: ReactNode;
}

const placeBy = (box: DOMRect): React.CSSProperties => {
  const below = innerHeight - box.bottom;
  return {
    left: Math.max(4, Math.min(box.left, innerWidth - WIDTH - 4)),
    ...(below > HEIGHT || below > box.top ? { top: box.bottom + 2 } : { bottom: innerHeight - box.top + 2 }),
  };
};

/** Where a list lies: with the content of the page, and over a window that its input stands in. */
const homeOf = (anchor: HTMLElement | null): Element =>
  anchor?.closest('[role=dialog]') ? window.document.body : (anchor?.closest('main') ?? window.document.body);

/** The options of an input while it is written in; outside of what clips it, and with it where the page is moved. */
export function OptionList({ id, anchor, label, rows, lit, onTake, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<React.CSSProperties>();
  useLayoutEffect(() => {
    const follow = (): void => {
      if (anchor.current) setPlace(placeBy(anchor.current.getBoundingClientRect()));
    };
    const onScroll = ({ target }: Event): void => {
      if (target !== list.current) follow();
    };
    follow();
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [lit, rows]);
  return createPortal(
    <div className="d-offers" style={{ maxHeight: HEIGHT, width: WIDTH, ...place }}>
      {rows.length > 0 && (
        <div ref={list} id={id} className="d-offers-rows" role="listbox" aria-label={label}>
          {rows.map(({ value, shown }, index) => (
            <div
              key={value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === lit}
              className="d-offer"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(value)}
            >
              {shown}
            </div>
          ))}
        </div>
      )}
      {children}
    </div>,
    homeOf(anchor.current),
  );
}
