import { CheckPage } from '../../transmission/sealing/CheckPage.tsx';
import { ducaSealing } from './ducaSealing.ts';

/** `/ducagt/<id>/revisar` */
export const DucaCheck = () => <CheckPage screens={ducaSealing} />;
