import { SAT } from './authorities.ts';
import { outcomesOf } from './outcomes.ts';

outcomesOf(SAT);
