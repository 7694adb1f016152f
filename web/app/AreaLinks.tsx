import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';
import type { Area } from './areas.ts';

/** A tile for each area. */
export const AreaLinks = ({ areas }: { areas: readonly Area[] }) => (
  <ul className="d-apps">
    {areas.map((area) => (
      <li key={area.path}>
        <Link to={`/${area.path}`}>
          <Icon name={area.icon} />
          {area.title}
        </Link>
      </li>
    ))}
  </ul>
);
