import { summaryForm } from '../../shared/dva/summary/summaryForm.ts';
import { servePrint } from '../document/preview/servePrint.ts';

servePrint(summaryForm);
