import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import settings from '../../.oxlintrc.json' with { type: 'json' };
import { IMPORT_BREACHES, LINT_BREACHES, TYPE_BREACHES } from './lint-breaches.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const SETTINGS = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'contract/tsconfig.json',
  'web/tsconfig.json',
];

/** Files that break no rule: what is switched off, and what a comment excuses. */
const ALLOWED = {
  'scripts/prints.ts': "console.log('a');",
  'scripts/excused.ts':
    '// eslint-disable-next-line typescript/no-explicit-any -- shows that the comment counts\nexport type A = any;',
  'web/src/testing/user.ts': "import { fireEvent } from '@testing-library/react';\nexport const { click } = fireEvent;",
  'scripts/underscore.ts': 'export const second = (_first: string, second: string) => second;',
};

/** A comment that excuses what is no breach. */
const NEEDLESS = { 'scripts/needless.ts': '// eslint-disable-next-line no-var\nexport const a = 1;' };

/** Output of Oxlint with `--format json`. */
interface Report {
  diagnostics: { code?: string; filename: string }[];
}

let folder = '';
/** Findings in the planted files, as `path rule`. */
let caught: string[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const pathOf = (rule: string): string => {
  const { folder: below, extension } = LINT_BREACHES[rule] ?? {};
  return `${below}/${rule.replace(/\W+/g, '-')}.${extension}`;
};

/** `typescript/no-var` is reported as `typescript(no-var)`, a rule of no plugin as one of `eslint`. */
const codeOf = (rule: string): string => {
  const [, plugin = 'eslint', name] = /^(?:(.+)\/)?([^/]+)$/.exec(rule) ?? [];
  return `${plugin}(${name})`;
};

async function lint(): Promise<Report> {
  const oxlint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
  const answer = await new Promise<string>((resolve) => {
    // Breaches end it with a status of 1 and the report; without a report, the parser below says what came instead.
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      resolve(stdout || stderr),
    );
  });
  return JSON.parse(answer) as Report;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-lint-'));
  for (const path of SETTINGS) cpSync(join(REPOSITORY, path), join(folder, path));
  for (const path of ['node_modules', 'web/node_modules']) symlinkSync(join(REPOSITORY, path), join(folder, path));
  for (const [rule, { code }] of Object.entries(LINT_BREACHES)) write(pathOf(rule), code);
  for (const [path, code] of Object.entries({ ...IMPORT_BREACHES, ...TYPE_BREACHES, ...ALLOWED, ...NEEDLESS }))
    write(path, code);
  const { diagnostics } = await lint();
  caught = diagnostics.map(({ code, filename }) => `${filename} ${code}`);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the rules for code', () => {
  it.each(Object.keys(LINT_BREACHES))('%s catches the breach planted for it', (rule) => {
    const found = caught.filter((each) => each.startsWith(`${pathOf(rule)} `));
    expect(found).toContain(`${pathOf(rule)} ${codeOf(rule)}`);
  });

  it('have a planted breach each', () => {
    const rules = [settings, ...settings.overrides].flatMap((each) => Object.entries(each.rules));
    const enforced = rules.filter(([, severity]) => severity !== 'off').map(([rule]) => rule);
    expect([...new Set(enforced)].sort()).toEqual(Object.keys(LINT_BREACHES).sort());
  });

  it.each(Object.keys(IMPORT_BREACHES))('keep out what %s imports', (path) => {
    expect(caught).toContain(`${path} eslint(no-restricted-imports)`);
  });

  it.each(Object.keys(TYPE_BREACHES))('check the types of %s', (path) => {
    expect(caught).toContainEqual(expect.stringMatching(new RegExp(`^${path} typescript\\(TS\\d+\\)$`)));
  });

  it('leave alone what is allowed', () => {
    expect(caught.filter((each) => Object.keys(ALLOWED).some((path) => each.startsWith(path)))).toEqual([]);
  });

  it('want no comment that excuses nothing', () => {
    const [path] = Object.keys(NEEDLESS);
    expect(caught.filter((each) => each.startsWith(`${path} `))).toHaveLength(1);
  });
});

describe('the rules for security rules', () => {
  it('catch a database that is open to everybody', async () => {
    const eslint = new ESLint({ cwd: REPOSITORY });
    const open = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read: if true;
      allow write: if true;
    }
  }
}
`;
    const [result] = await eslint.lintText(open, { filePath: join(REPOSITORY, 'firestore.rules') });
    const found = result?.messages.map(({ ruleId }) => ruleId);
    expect(found).toEqual(
      expect.arrayContaining(['@firebase/security-rules/no-open-reads', '@firebase/security-rules/no-open-writes']),
    );
  });
});
