import type { Problem, Severity } from '../../../shared/foundation/rules/problem.ts';

const WORDS: readonly { severity: Severity; one: string; many: string; look: string }[] = [
  { severity: 'error', one: 'error', many: 'errores', look: 'd-error' },
  { severity: 'missing', one: 'por llenar', many: 'por llenar', look: 'd-dimmed' },
  { severity: 'warning', one: 'aviso', many: 'avisos', look: 'd-warning' },
];

/** «2 errores · 4 por llenar · 1 aviso»; «Completo» when there is none. */
export function ProblemCounts({ problems }: { problems: readonly Problem[] }) {
  const parts = WORDS.flatMap(({ severity, one, many, look }) => {
    const count = problems.filter((each) => each.severity === severity).length;
    return count === 0 ? [] : [{ look, text: `${count} ${count === 1 ? one : many}` }];
  });
  if (parts.length === 0) return <span className="d-good">Completo</span>;
  return parts.map(({ look, text }, index) => (
    <span key={text}>
      {index > 0 && ' · '}
      <span className={look}>{text}</span>
    </span>
  ));
}
