import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';
import { PageTitle } from './PageTitle.tsx';
import { loadSlots, type Slots } from './slots.ts';
import { useOpenAreas } from './AppsPage.tsx';
import { useStarted } from './startedContext.ts';

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
      <ul className="d-apps">
        {open.map((area) => (
          <li key={area.path}>
            <Link to={`/${area.path}`}>
              <Icon name={area.icon} />
              {area.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
