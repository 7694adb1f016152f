import { MANIFESTS } from './authorities.ts';
import { outcomesOf } from './outcomes.ts';

outcomesOf(MANIFESTS);
