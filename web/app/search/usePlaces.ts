import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { tariffRows } from '../../../shared/catalogues/editions.ts';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { dottedTariff } from '../../../shared/foundation/text/tariffCode.ts';
import { useMay } from '../../api/session.ts';
import type { PaletteEntry } from '../../kit/Palette.tsx';
import { useReference } from '../../kit/reference.ts';
import { useStarted } from '../startedContext.ts';
import { useOpenAreas } from '../useOpenAreas.ts';

/** Screens of everybody. */
const SCREENS = [
  { id: 'home', label: 'Inicio', description: 'Lo que espera por usted', to: '/mydashboard' },
  { id: 'apps', label: 'Aplicaciones', to: '/apps' },
  {
    id: 'notices',
    label: 'Notificaciones',
    description: 'Avisos y calendario de vencimientos',
    to: '/notificaciones',
  },
  { id: 'company', label: 'Perfil de la empresa', to: '/profile/company' },
  { id: 'person', label: 'Su perfil', description: 'Colores, disposición, contraseña', to: '/profile' },
  { id: 'contact', label: 'Contáctanos', description: 'Teléfono y correo', to: '/contacto' },
];

/** Screens that a person may open, and the documents that they may begin. */
export function usePlaces(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const open = useOpenAreas();
  const may = useMay();
  const { logout, session } = useStarted();
  return useMemo(
    () => [
      ...open.map(({ path, title }) => ({
        id: path,
        label: title,
        description: 'Pantalla',
        run: () => void navigate(`/${path}`),
      })),
      ...documentKinds
        .filter(({ module }) => may(`${module}:write`))
        .map((kind) => ({
          id: `new ${kind.module}`,
          label: kind.making,
          description: 'Acción',
          run: () => void navigate(`${addressOfDocument(kind)}?crear=1`),
        })),
      ...SCREENS.map(({ to, ...screen }) => ({ ...screen, run: () => void navigate(to) })),
      { id: 'logout', label: 'Cerrar sesión', description: 'Acción', run: logout },
    ],
    // `may` is another function at every render; the session alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [open.length, session, navigate, logout],
  );
}

/** Codes of the tariff, by their number and by what they are of. */
export function useTariffCodes(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const reads = useMay()('tariff:read');
  const reference = useReference();
  return useMemo(
    () =>
      reads
        ? tariffRows(reference).map(({ CLAVE, VALOR }) => ({
            id: `tariff ${CLAVE}`,
            label: `${dottedTariff(CLAVE)} · ${VALOR}`,
            description: 'Arancel',
            run: () => void navigate(`/arancel/${CLAVE}`),
          }))
        : [],
    [reads, reference, navigate],
  );
}
