import type { App, IPolicyValidationContext, IPolicyValidationPlugin } from 'aws-cdk-lib';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type NagPack, NIST80053R5Checks, ServerlessChecks } from 'cdk-nag';
import { type Acknowledgement, acknowledgements } from './acknowledgements.ts';

/** A finding of a rule on one resource, before anybody accepted it. */
export interface Finding {
  /** Rule, `Pack-Rule`. */
  rule: string;
  /** What of the resource is meant, where the rule tells several; otherwise ''. */
  what: string;
  /** Path of the construct, its stack first. */
  path: string;
}

const anyPart = (text: string): RegExp =>
  new RegExp(`^[^/]+/${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Whether the acknowledgement accepts the finding: the same rule, the same resource, what it names. */
export const accepts = ({ id, finding, resource }: Acknowledgement, found: Finding): boolean =>
  id === found.rule &&
  (finding === undefined ? found.what === '' : finding.test(found.what)) &&
  anyPart(resource).test(found.path);

export const isAccepted = (found: Finding): boolean => acknowledgements.some((each) => accepts(each, found));

/** Rule packs on whatever is synthesized; what nobody acknowledged stops it. Told findings are all, accepted or not. */
class Checked implements IPolicyValidationPlugin {
  readonly name: string;
  private readonly pack: NagPack;
  private readonly tell: (found: Finding) => void;

  constructor(pack: NagPack, tell: (found: Finding) => void) {
    this.pack = pack;
    this.name = pack.readPackName;
    this.tell = tell;
  }

  validate(context: IPolicyValidationContext): ReturnType<IPolicyValidationPlugin['validate']> {
    const report = this.pack.validate(context);
    const violations = report.violations.flatMap((violation) => {
      const [, rule = '', what = ''] = /^([^[]+)(?:\[(.*)\])?$/s.exec(violation.ruleName) ?? [];
      const left = violation.violatingResources.filter(({ constructPath: path = '' }) => {
        this.tell({ rule, what, path });
        return !isAccepted({ rule, what, path });
      });
      return left.length > 0 ? [{ ...violation, violatingResources: left }] : [];
    });
    return { success: violations.length === 0, violations };
  }
}

/** Puts the rules of AWS Solutions, Serverless and NIST 800-53 revision 5 on everything of the app. */
export function checkRules(app: App, tell: (found: Finding) => void = () => undefined): void {
  const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app), new NIST80053R5Checks(app)];
  Validations.of(app).addPlugins(...packs.map((pack) => new Checked(pack, tell)));
}
