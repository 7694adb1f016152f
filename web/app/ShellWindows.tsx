import { useSyncExternalStore } from 'react';
import { GENERAL_KEYS, KeysHelp } from '../kit/KeysHelp.tsx';
import { toastLog } from '../kit/toasts.ts';
import { Dialog } from '../kit/windows.tsx';
import { Contacts } from './Contact.tsx';

/** 'Contáctanos': the country's contact picture in a lightbox, with the company's contacts (spec 2, sidebar). */
export const ContactWindow = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Contáctanos" opened escapes onClose={onClose}>
    <Contacts />
  </Dialog>
);

/** Notices that went away stay readable here. */
export function NoticeLog({ onClose }: { onClose: () => void }) {
  const log = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  return (
    <Dialog title="Avisos recientes" opened escapes onClose={onClose}>
      {log.length === 0 ? (
        <p>Sin avisos.</p>
      ) : (
        <ul className="d-problems">
          {log.map((each) => (
            <li key={each.id}>
              <span>
                <strong>{each.title}</strong> {each.text}{' '}
                <span className="d-dimmed">{each.at.toLocaleTimeString('es-GT')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The keys that work everywhere. */
export const GeneralKeys = ({ onClose }: { onClose: () => void }) => (
  <KeysHelp opened onClose={onClose} keys={GENERAL_KEYS} />
);
