import { useEffect, useRef, useState } from 'react';
import { sectionId, type SectionPlace } from './sections.ts';

/** Where the eye begins below the head that stays. */
const BELOW_HEAD_PX = 140;

const firstOf = ([first]: readonly SectionPlace[]): string | undefined => first && sectionId(first);

/** Id of the section that is in sight: the last one that began above the eye. */
export function useCurrentSection(sections: readonly SectionPlace[]): string | undefined {
  const [current, setCurrent] = useState(() => firstOf(sections));
  const begun = useRef(false);
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const above = sections.filter((section) => {
        const element = window.document.getElementById(`section-${sectionId(section)}`);
        return element !== null && element.getBoundingClientRect().top < BELOW_HEAD_PX;
      });
      const seen = above.at(-1);
      setCurrent(seen ? sectionId(seen) : firstOf(sections));
    };
    const onScroll = (): void => {
      asked ||= requestAnimationFrame(look);
    };
    // A page begins at its first section: to look, or to ask how far it was moved, would have all of it laid out at once.
    if (begun.current) onScroll();
    begun.current = true;
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(asked);
    };
  }, [sections]);
  return current;
}
