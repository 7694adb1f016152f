import { SARAH } from './authorities.ts';
import { outcomesOf } from './outcomes.ts';

outcomesOf(SARAH);
