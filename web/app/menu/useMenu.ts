import { useNavigate } from 'react-router-dom';
import { countries } from '../../../shared/countries/countries.ts';
import { useNarrow } from '../../kit/grid/useNarrow.ts';
import { areas, loaderOf } from '../areas.ts';
import { useAlerts } from '../home/useWaiting.ts';
import { otherAddress } from '../otherApplications.ts';
import { useStarted } from '../startedContext.ts';
import { useOpenAreas } from '../useOpenAreas.ts';
import { buildMenu } from './buildMenu.ts';
import type { MenuItem } from './menuItem.ts';

/** Whether the area of a path has screens. */
const leads = (path: string): boolean =>
  areas.some((area) => area.path === path.split('/')[1] && loaderOf(area) !== undefined);

/** What the menu does to the page around it. */
export interface MenuActs {
  /** One of its pages was gone to, be it the one that is shown. */
  onFollow: () => void;
  onContact: () => void;
  onOffside: () => void;
}

/** The menu of this person, with what waits at each area. */
export function useMenu({ onFollow, onContact, onOffside }: MenuActs): MenuItem[] {
  const phone = useNarrow();
  const navigate = useNavigate();
  const { session, applications, billing, logout } = useStarted();
  return buildMenu({
    admin: session.admin,
    billing,
    applications,
    open: useOpenAreas(),
    leads,
    reports: `reportes${session.country.toLowerCase()}`,
    catalogues: session.permissions.includes('parties:read') ? countries[session.country].catalogueLinks : [],
    adminSite: otherAddress('admin'),
    billingSite: otherAddress('commercialInvoicing'),
    alerts: useAlerts(),
    contact: onContact,
    offside: phone ? onOffside : undefined,
    suppressed: () => {
      onFollow();
      void navigate('/arancel?suprimidos=1');
    },
    logout,
  });
}
