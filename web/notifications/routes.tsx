import type { RouteObject } from 'react-router-dom';
import { NoticesPage } from './NoticesPage.tsx';
import { CalendarPage } from './CalendarPage.tsx';
import { MailsPage } from './MailsPage.tsx';

/** `/notificaciones`, the mails that were sent, and what falls due when. */
export const routes: RouteObject[] = [
  { index: true, element: <NoticesPage /> },
  { path: 'correos', element: <MailsPage /> },
  { path: 'calendario', element: <CalendarPage /> },
];
