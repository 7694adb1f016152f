/**
 * Answer of the practice central bank.
 * @param day yyyy-mm-dd
 * @param rate quetzales per dollar; one that follows from the day alone, between 7.65 and 7.85, when none is given.
 */
export function rateOf(day: string, rate: string = ofDay(day)): object {
  return {
    TipoCambioDiaResult: {
      CambioDolar: { VarDolar: [{ fecha: day.split('-').reverse().join('/'), referencia: rate }] },
      TotalItems: 1,
    },
  };
}

const daysTo = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

function ofDay(day: string): string {
  const hundredThousandths = 765_000 + ((daysTo(day) * 7919) % 20_000);
  const text = String(hundredThousandths);
  return `${text.slice(0, -5)}.${text.slice(-5)}`;
}

/** The same of the practice bank of Honduras, as its service answers (domain 3.7): between 26.0 and 26.5 lempiras. */
export const hondurasRateOf = (day: string): object[] => [
  {
    Id: 1,
    IndicadorId: 97,
    Nombre: 'TCR',
    Descripcion: 'Tipo de cambio de referencia',
    Fecha: `${day}T00:00:00`,
    Valor: (260_000 + ((daysTo(day) * 7919) % 5_000)) / 10_000,
  },
];
