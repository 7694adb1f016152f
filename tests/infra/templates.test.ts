import { expect, test } from 'vitest';
import { Templates } from './template.ts';
import { TemplateLines, type Told } from './templateLines.ts';

// What the templates cost, lock, expose and allow, a line each: `npm run golden infra` writes them anew, and the difference is
// the review. What both environments have is told once.
const dev = new TemplateLines(new Templates({ stage: 'dev' }), 'dev').all();
const prod = new TemplateLines(
  new Templates({
    stage: 'prod',
    domainName: 'despacho.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
    alarmEmail: 'guardia@despacho.example',
    mailFrom: 'avisos@despacho.example',
  }),
  'prod',
).all();

/** Lines of an environment, of those facts that the other has as well or of those that it has not. */
function lines(own: readonly Told[], others: readonly Told[], shared: boolean): string {
  const there = new Map<string, Set<string>>();
  for (const { about, facts } of others) there.set(about, new Set([...(there.get(about) ?? []), ...facts]));
  const told = own.flatMap(({ about, facts }) => {
    const also = there.get(about);
    if (facts.length === 0) return (also !== undefined) === shared ? [about] : [];
    const left = facts.filter((fact) => (also?.has(fact) ?? false) === shared);
    return left.length > 0 ? [`${about}: ${left.join(', ')}`] : [];
  });
  return `${told.sort().join('\n')}\n`;
}

test.each([
  ['both', lines(dev, prod, true)],
  ['dev', lines(dev, prod, false)],
  ['prod', lines(prod, dev, false)],
])('the templates are as they were read: %s', async (name, told) => {
  await expect(told).toMatchFileSnapshot(`expected/${name}.txt`);
});
