import { variableFor } from '../../shared/foundation/variables.ts';
import { readSettings, type Settings } from '../../shared/settings.ts';

/** Required environment variable; a missing one is a deployment fault and stops the cold start with its name. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`);
  return value;
}

export const optionalSetting = (name: string, otherwise: string): string => process.env[name] || otherwise;

/** What the installation sets (shared/settings.ts). @throws WrongSettings naming each that is wrong. */
export const settings = (): Settings => readSettings(process.env);

export const tableName = (name: string): string => setting(variableFor('TABLE', name));
export const bucketName = (name: string): string => setting(variableFor('BUCKET', name));
export const queueUrl = (name: string): string => setting(variableFor('QUEUE', name));
export const secretId = (name: string): string => setting(variableFor('SECRET', name));
