import { UNFINISHED } from '../standing.ts';

/** Unfinished declarations by their age in days. */
export const byAgeSql = `
SELECT EDAD, COUNT(*) AS DECLARACIONES
FROM (
  SELECT CASE WHEN DIAS <= 1 THEN '0-1' WHEN DIAS <= 3 THEN '2-3' WHEN DIAS <= 7 THEN '4-7' WHEN DIAS <= 15 THEN '8-15'
    WHEN DIAS <= 30 THEN '16-30' ELSE '31' END AS EDAD
  FROM (
    SELECT date_diff('day', CAST(substr(CREADO, 1, 10) AS date), CAST(:HOY AS date)) AS DIAS
    FROM hechos
    WHERE CLASE = 'declaracion' AND ${UNFINISHED}
  ) dias
) edades
GROUP BY EDAD
ORDER BY EDAD`;
