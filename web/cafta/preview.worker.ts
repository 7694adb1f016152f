import { caftaForm } from '../../shared/cafta/print/caftaForm.ts';
import { servePrint } from '../document/preview/servePrint.ts';

servePrint(caftaForm);
