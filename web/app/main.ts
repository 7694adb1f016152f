import { tellFailures } from './tellFailure.ts';
import { askFirst } from './firstCheck.ts';
import { isOpenPage, placeOf } from './openPages.ts';
import { untilThere } from '../kit/untilThere.ts';

tellFailures();

// Spec 2: the saved root filter is cleared at start.
localStorage.removeItem('filtroot');

// Small and first, so that who works here is asked, and their frame and the code of their page fetched, while the libraries
// that draw still come.
const { hash } = window.location;
if (!isOpenPage(hash)) {
  askFirst();
  import('./Inside.tsx').catch(() => undefined);
  import('./areas.ts')
    .then(({ preloadAreaOf }) => preloadAreaOf(placeOf(hash).pathname))
    .catch(() => undefined);
}

void untilThere(() => import('./draw.tsx')).then(({ draw }) => draw(window.document.getElementById('root')!));
