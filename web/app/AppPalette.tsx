import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Palette, type PaletteEntry } from '../kit/Palette.tsx';
import { useOpenAreas } from './useOpenAreas.ts';
import { loadSlots, type Slots } from './slots.ts';
import { useStarted } from './startedContext.ts';

const WAIT_MS = 150;

/** Ctrl-K: screens and actions at once, documents and clients as soon as the modules have found them. */
export function AppPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const open = useOpenAreas();
  const { logout } = useStarted();
  const [slots, setSlots] = useState<Slots[]>([]);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<PaletteEntry[]>([]);
  const asked = useRef(0);
  useEffect(() => void loadSlots().then(setSlots), []);
  useEffect(() => {
    const turn = (asked.current += 1);
    const text = query.trim();
    const timer = setTimeout(async () => {
      const go = (address: string): void => void navigate(address);
      const lists =
        text.length < 2
          ? []
          : await Promise.all(slots.map(({ search }) => search?.(text, go).catch(() => []) ?? []));
      if (asked.current === turn) setFound(lists.flat());
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [query, slots, navigate]);
  const fixed = useMemo<PaletteEntry[]>(
    () => [
      ...open.map((area) => ({
        id: area.path,
        label: area.title,
        description: 'Pantalla',
        run: () => void navigate(`/${area.path}`),
      })),
      {
        id: 'home',
        label: 'Inicio',
        description: 'Lo que espera por usted',
        run: () => void navigate('/mydashboard'),
      },
      { id: 'company', label: 'Perfil de la empresa', run: () => void navigate('/profile/company') },
      { id: 'logout', label: 'Cerrar sesión', description: 'Acción', run: logout },
    ],
    [open, navigate, logout],
  );
  return <Palette entries={[...found, ...fixed]} onQuery={setQuery} onClose={onClose} />;
}
