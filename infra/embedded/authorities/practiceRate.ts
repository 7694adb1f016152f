/**
 * Answer of the practice central bank: a rate that follows from the day alone, between 7.65 and 7.85 quetzales.
 * @param day yyyy-mm-dd
 */
export function rateOf(day: string): object {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const hundredThousandths = 765_000 + ((days * 7919) % 20_000);
  const text = String(hundredThousandths);
  return {
    TipoCambioDiaResult: {
      CambioDolar: {
        VarDolar: [
          { fecha: day.split('-').reverse().join('/'), referencia: `${text.slice(0, -5)}.${text.slice(-5)}` },
        ],
      },
      TotalItems: 1,
    },
  };
}
