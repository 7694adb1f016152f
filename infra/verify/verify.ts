import { readFileSync } from 'node:fs';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { lineOfSeal } from '../../shared/logbook/lineOfSeal.ts';
import { verifyExport } from '../../shared/logbook/verifyExport.ts';
import { verifier } from './verifier.ts';

// `npm run verify -- FILE [SEAL]`: goes through an exported logbook, and looks in it for the seal that stands on a paper. It needs
// neither the product nor its data, so anybody who was given the file may run it.

/** Says up to where a paper vouches for the logbook. */
function lookForSeal(text: string, seal: string): void {
  const line = lineOfSeal(text, seal);
  if (line)
    console.log(`El sello ${seal} es de la anotación ${line.N}, del ${formatDateTime(line.REGISTRADO)}.`);
  else {
    console.error(
      `Ninguna anotación de este archivo tiene el sello ${seal}: pida los días del sello, o la bitácora es otra.`,
    );
    process.exitCode = 1;
  }
}

const [file, seal] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'Uso: npm run verify -- ARCHIVO [SELLO], con la bitácora exportada (.jsonl) y, si quiere, el sello que lleva un papel.',
  );
  process.exitCode = 2;
} else {
  const text = readFileSync(file, 'utf8');
  const { lines, faults, key } = verifyExport(text, verifier);
  if (faults.length === 0) {
    console.log(`La bitácora está íntegra: ${lines} anotaciones, ninguna cambiada, quitada ni insertada.`);
    console.log(`Firmada con la clave ${key}`);
    console.log('Compárela con la que muestra la página Bitácora de quien la entregó.');
  } else {
    console.error(`La bitácora no está íntegra (${lines} anotaciones):`);
    for (const fault of faults) console.error(`- ${fault}`);
    process.exitCode = 1;
  }
  if (seal !== undefined) lookForSeal(text, seal);
}
