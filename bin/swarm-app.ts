import { App, DefaultStackSynthesizer, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { DEFAULT_STACK_NAME } from '../lib/outputs.ts';
import { RefactoringSwarmStack } from '../lib/refactoring-swarm-stack.ts';
import { readSettings } from '../lib/settings.ts';

const app = new App();
const settings = readSettings(app.node);
const name: unknown = app.node.tryGetContext('stack') ?? DEFAULT_STACK_NAME;
const account = settings.target === 'local' ? '000000000000' : process.env.CDK_DEFAULT_ACCOUNT;
const region = settings.target === 'local' ? 'us-east-1' : process.env.CDK_DEFAULT_REGION;
const synthesizer = new DefaultStackSynthesizer({ generateBootstrapVersionRule: settings.target === 'aws' });
const stack = new RefactoringSwarmStack(app, String(name), { settings, synthesizer, env: { account, region } });
Tags.of(stack).add('application', 'refactoring-swarm');
if (settings.target === 'aws') Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
