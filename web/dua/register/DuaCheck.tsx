import { CheckPage } from '../../transmission/sealing/CheckPage.tsx';
import { duaSealing } from './duaSealing.ts';

/** `/duahn/<id>/revisar` */
export const DuaCheck = () => <CheckPage screens={duaSealing} />;
