import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { tariffRows } from '../../shared/catalogues/editions.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { useMay } from '../api/session.ts';
import { openOnScreen } from '../document/openDocument.ts';
import { Palette, type PaletteEntry } from '../kit/Palette.tsx';
import { useReference } from '../kit/reference.ts';
import { searchDocuments } from './search/searchDocuments.ts';
import { screenActs } from './search/screenActs.ts';
import { useOpenAreas } from './useOpenAreas.ts';
import { useStarted } from './startedContext.ts';

const WAIT_MS = 150;
const FOUND = 6;
const SHORTEST = 2;

/** Ctrl-K: acts of the screen, screens and codes at once; documents and clients as soon as the server found them. */
export function AppPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const open = useOpenAreas();
  const may = useMay();
  const reference = useReference();
  const { logout, session } = useStarted();
  const document = useSyncExternalStore(openOnScreen.subscribe, openOnScreen.get);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; found: PaletteEntry[] }>({ query: '', found: [] });
  const readable = useMemo(
    () => documentKinds.filter(({ module }) => session.permissions.includes(`${module}:read`)),
    [session],
  );
  const text = query.trim();
  useEffect(() => {
    if (text.length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await searchDocuments(readable, text, FOUND, stop.signal);
      if (stop.signal.aborted) return;
      const found = answers.flatMap(({ kind, rows }) =>
        rows.map((row) => ({
          id: row.ID,
          label: titleOf(kind, row.RESUMEN),
          description: kind.states.states[row.ESTADO]?.label ?? '',
          run: () => void navigate(addressOfDocument(kind, row.ID)),
        })),
      );
      setAnswer({ query: text, found });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, readable, navigate]);
  const entries = useMemo(
    () => [
      ...screenActs(document),
      ...open.map((area) => ({
        id: area.path,
        label: area.title,
        description: 'Pantalla',
        run: () => void navigate(`/${area.path}`),
      })),
      ...documentKinds
        .filter(({ module }) => may(`${module}:write`))
        .map((kind) => ({
          id: `new ${kind.module}`,
          label: kind.making,
          description: 'Acción',
          run: () => void navigate(`${addressOfDocument(kind)}?crear=1`),
        })),
      {
        id: 'home',
        label: 'Inicio',
        description: 'Lo que espera por usted',
        run: () => void navigate('/mydashboard'),
      },
      { id: 'apps', label: 'Aplicaciones', run: () => void navigate('/apps') },
      {
        id: 'notices',
        label: 'Notificaciones',
        description: 'Avisos y calendario de vencimientos',
        run: () => void navigate('/notificaciones'),
      },
      { id: 'company', label: 'Perfil de la empresa', run: () => void navigate('/profile/company') },
      {
        id: 'person',
        label: 'Su perfil',
        description: 'Colores, disposición, contraseña',
        run: () => void navigate('/profile'),
      },
      {
        id: 'contact',
        label: 'Contáctanos',
        description: 'Teléfono y correo',
        run: () => void navigate('/contacto'),
      },
      { id: 'logout', label: 'Cerrar sesión', description: 'Acción', run: logout },
    ],
    // `may` is another function at every render; the session alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [open.length, session, document, navigate, logout],
  );
  const codes = useMemo(
    () =>
      may('tariff:read')
        ? tariffRows(reference).map(({ CLAVE, VALOR }) => ({
            id: `tariff ${CLAVE}`,
            label: `${dottedTariff(CLAVE)} · ${VALOR}`,
            description: 'Arancel',
            run: () => void navigate(`/arancel/${CLAVE}`),
          }))
        : [],
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [reference, session, navigate],
  );
  const asked = text.length >= SHORTEST;
  return (
    <Palette
      entries={entries}
      found={asked && answer.query === text ? answer.found : []}
      codes={codes}
      busy={asked && answer.query !== text}
      onQuery={setQuery}
      onClose={onClose}
    />
  );
}
