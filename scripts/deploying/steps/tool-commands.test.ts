import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS, previewSteps, releaseSteps } from './release-steps.ts';
import { setUpSteps } from './set-up-steps.ts';
import type { Command } from './step.ts';

const require = createRequire(import.meta.url);
const ROOT = resolve(import.meta.dirname, '../../..');

/** The parts of the official tool that are read here: a definition has its flags as people see them, `-f, --force`, or `--only <targets>`. */
interface Definition {
  readonly cmd: string;
  readonly options: readonly (readonly [flags: string, ...unknown[]])[];
}
const { cli } = require('firebase-tools') as { cli: { options: readonly { flags: string }[] } };

const project = 'treasure';
const all = [
  ...releaseSteps({ project, only: PARTS, indexMinutes: 1 }),
  ...previewSteps({ project, channel: 'change-7' }),
  ...setUpSteps(ROOT, { project, siteOrigin: 'https://a.example', bucket: 'b', email: 'a@b.example', budget: 1 }),
].flatMap(({ read, commands }): Command[] => [...(read ? [read] : []), ...(commands?.() ?? [])]);
const ofDeployTool = all.filter(([tool]) => tool === 'firebase');

/** Returns the definition of a command; throws when the tool has no file of that name. */
const definitionOf = (name: string): Definition =>
  (require(`firebase-tools/lib/commands/${name.replaceAll(':', '-')}`) as { command: Definition }).command;

/** Reads `-f, --force <value>`: the names of a flag, and whether it takes a value. */
function readFlags(definition: Definition): Map<string, boolean> {
  const flags = [...definition.options.map(([flag]) => flag), ...cli.options.map((option) => option.flags)];
  return new Map(
    flags.flatMap((flag) => (flag.match(/--[\w-]+/g) ?? []).map((name) => [name, flag.includes('<')] as const)),
  );
}

describe('the commands of the steps', () => {
  it('are of both tools, and of each kind', () => {
    expect(new Set(ofDeployTool.map(([, name]) => name))).toEqual(
      new Set([
        'deploy',
        'functions:artifacts:setpolicy',
        'hosting:channel:deploy',
        'firestore:databases:get',
        'firestore:databases:update',
        'firestore:backups:schedules:list',
        'firestore:backups:schedules:create',
      ]),
    );
    expect(all.length).toBeGreaterThan(ofDeployTool.length);
  });

  it.each(ofDeployTool.map((command) => [command.slice(1).join(' '), command] as const))(
    'have a name, arguments and flags that the official tool defines: %s',
    (_, [, name = '', ...args]) => {
      const definition = definitionOf(name);
      expect(definition.cmd.split(' ')[0]).toBe(name);
      const flags = readFlags(definition);
      const positional: string[] = [];
      for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (!arg.startsWith('--')) positional.push(arg);
        else {
          expect([...flags.keys()]).toContain(arg);
          if (flags.get(arg)) at += 1;
        }
      }
      expect(positional.length).toBeLessThanOrEqual(definition.cmd.split(' ').length - 1);
    },
  );

  it('about billing name the project whose quota they use', () => {
    const ofBilling = all.filter(([tool, group]) => tool === 'gcloud' && group === 'billing');
    expect(ofBilling).toHaveLength(3);
    for (const command of ofBilling) expect(command).toContain(`--billing-project=${project}`);
  });

  it('read JSON, and never ask a person', () => {
    for (const [tool, ...args] of all) {
      const asksNobody = args.includes('--json') || args.includes('--non-interactive');
      expect(tool === 'gcloud' || asksNobody, args.join(' ')).toBe(true);
    }
  });
});
