import { dvaForm } from '../../shared/dva/print/dvaForm.ts';
import { servePrint } from '../document/preview/servePrint.ts';

servePrint(dvaForm);
