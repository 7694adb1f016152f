import { useEffect, useState } from 'react';
import { AreaLinks } from './AreaLinks.tsx';
import { PageTitle } from './PageTitle.tsx';
import { loadSlots, type Slots } from './slots.ts';
import { useStarted } from './startedContext.ts';
import { useOpenAreas } from './useOpenAreas.ts';

/** What waits for me: one card a module, drawn by the module. */
export function HomePage() {
  const { session } = useStarted();
  const open = useOpenAreas();
  const [slots, setSlots] = useState<Slots[]>([]);
  useEffect(() => void loadSlots().then(setSlots), []);
  const cards = slots.flatMap(({ Home }) => (Home ? [Home] : []));
  return (
    <>
      <PageTitle>Lo que espera por usted</PageTitle>
      <p className="d-dimmed">
        {session.user.name}, {session.company.name}
      </p>
      <div className="d-cards">
        {cards.map((Card, index) => (
          <Card key={index} />
        ))}
      </div>
      <h2>Ir a</h2>
      <AreaLinks areas={open} />
    </>
  );
}
