import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/states.tsx';

/** The windows over a file, whose code comes when the first one is opened. */
export const FileWindow = later(async () => (await import('./FileWindow.tsx')).FileWindow, <Loading />);
export const PagesWindow = later(async () => (await import('./PagesWindow.tsx')).PagesWindow, <Loading />);
