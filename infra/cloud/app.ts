import { App } from 'aws-cdk-lib';
import { buildCloud } from './cloud.ts';

buildCloud(new App());
