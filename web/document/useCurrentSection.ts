import { useEffect, useState } from 'react';
import { sectionId, type SectionPlace } from './sections.ts';

/** Where the eye begins below the head that stays. */
const BELOW_HEAD_PX = 140;

/** Id of the section that is in sight: the last one that began above the eye. */
export function useCurrentSection(sections: readonly SectionPlace[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const above = sections.filter((section) => {
        const element = window.document.getElementById(`section-${sectionId(section)}`);
        return element !== null && element.getBoundingClientRect().top < BELOW_HEAD_PX;
      });
      const seen = above.at(-1) ?? sections[0];
      setCurrent(seen && sectionId(seen));
    };
    const onScroll = (): void => {
      asked ||= requestAnimationFrame(look);
    };
    // A page that was not moved yet begins with its first section: to look would have the whole form laid out at once.
    if (window.scrollY > 0) look();
    else setCurrent(sections[0] && sectionId(sections[0]));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(asked);
    };
  }, [sections]);
  return current;
}
