import { duaForm } from '../../shared/dua/print/duaForm.ts';
import { servePrint } from '../document/preview/servePrint.ts';

servePrint(duaForm);
