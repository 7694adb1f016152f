import { useEffect, useState } from 'react';
import { useMay } from '../../api/session.ts';
import { PlainInput } from '../../kit/simple.tsx';
import { useNoticeSettings } from './useNotice.ts';
import '../duca.css';

/** How a person wants to be told of declarations without complementary one (spec 6, complementary notice). */
export function NoticePreferences() {
  return useMay()('duca:read') ? <Preferences /> : null;
}

function Preferences() {
  const { settings, change } = useNoticeSettings();
  const [typed, type] = useState<string>();
  useEffect(() => {
    if (typed === undefined || !/^\d{1,4}$/.test(typed)) return;
    const save = async (): Promise<void> => {
      const saved = await change('days', typed);
      // From then on the field says what is stored, also when that is undone elsewhere; a later text stays.
      if (saved) type((now) => (now === typed ? undefined : now));
    };
    const timer = setTimeout(() => void save(), 600);
    return () => clearTimeout(timer);
    // `change` is another function at every render; what was typed alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  if (!settings) return null;
  const wrong = typed !== undefined && !/^\d{1,4}$/.test(typed);
  return (
    <section className="d-stack" aria-labelledby="notice-title">
      <h2 id="notice-title">Avisos de DUCA sin complementaria</h2>
      <label className="u-check">
        <input
          type="checkbox"
          checked={settings.active}
          onChange={(event) => void change('active', event.currentTarget.checked ? '1' : '0')}
        />
        Avisarme de las DUCA provisionales y simplificadas sin complementaria
      </label>
      <label className="u-check">
        <input
          type="checkbox"
          checked={settings.show}
          disabled={!settings.active}
          onChange={(event) => void change('show', event.currentTarget.checked ? '1' : '0')}
        />
        Abrir la lista al entrar
      </label>
      <div className="u-days">
        <PlainInput
          label="Desde cuántos días después de la aceptación"
          inputMode="numeric"
          disabled={!settings.active}
          value={typed ?? String(settings.days)}
          onChange={type}
          {...(wrong ? { error: 'Escriba un número de días, de 0 a 9999.' } : {})}
        />
      </div>
    </section>
  );
}
