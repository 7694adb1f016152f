import { ducaForm } from '../../../shared/duca/print/ducaForm.ts';
import { servePrint } from '../../document/preview/servePrint.ts';

servePrint(ducaForm);
