import { manifestForm } from '../../shared/manifests/print/manifestForm.ts';
import { servePrint } from '../document/preview/servePrint.ts';

servePrint(manifestForm);
