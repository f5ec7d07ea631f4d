import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import * as deployed from '../../functions/src/index.ts';
import { SCHEDULED_JOBS } from '../../functions/src/scheduled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every string in a file of JSON, with the name of its field. */
function stringsIn(node: unknown, key = ''): [key: string, value: string][] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => stringsIn(value, Array.isArray(node) ? key : name));
}

const namesOf = (pattern: string, filter: string) =>
  [...filter.matchAll(new RegExp(`${pattern}=(?:one_of)?(\\([^)]*\\)|"[^"]*")`, 'g'))].flatMap(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  );

const ALERTS = globSync('docs/alerts/*.json', { cwd: ROOT }).map((file) => basename(file, '.json'));
const METRICS = globSync('docs/log-metrics/*.json', { cwd: ROOT });
const FILES = [...ALERTS.map((name) => `docs/alerts/${name}.json`), ...METRICS, 'docs/dashboard.json'];
const code = globSync('functions/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');

/** The call that logs a message, from `log.` to the message; undefined if there is none. */
const callThatLogs = (message: string) =>
  code
    .split(new RegExp(`'${message}'`))[0]
    ?.split(/log\.(?:info|warn|error)\(/)
    .at(-1);

const filtersOf = (file: string) =>
  stringsIn(JSON.parse(read(file))).flatMap(([key, value]) => (/filter$/i.test(key) ? [value] : []));

describe.each(FILES.map((file) => [file, filtersOf(file)] as const))('%s', (_, filters) => {
  it('waits for messages that the code logs, word for word', () => {
    expect(filters.length).toBeGreaterThan(0);
    for (const message of filters.flatMap((filter) => namesOf('jsonPayload\\.message', filter))) {
      expect(code).toContain(`'${message}'`);
      expect(callThatLogs(message)?.length, message).toBeLessThan(500);
    }
  });

  it('names functions that are deployed, jobs that are scheduled, and metrics that exist', () => {
    const services = Object.keys(deployed).map((name) => name.toLowerCase());
    const runbooks = read('docs/runbooks/README.md').replaceAll('`', '');
    for (const filter of filters) {
      for (const name of namesOf('resource\\.labels\\.service_name', filter)) expect(services).toContain(name);
      for (const job of namesOf('metric\\.labels\\.job', filter)) expect(SCHEDULED_JOB_NAMES).toContain(job);
      for (const type of namesOf('metric\\.type', filter)) {
        const own = /^logging\.googleapis\.com\/user\/(.+)$/.exec(type)?.[1];
        if (own) expect(METRICS).toContain(`docs/log-metrics/${own}.json`);
        else expect(runbooks).toContain(type.replace(/^run\.googleapis\.com\/(?!request_count)/, ''));
      }
    }
  });
});

/** Errors that no policy waits for, and what tells people of them instead. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  'unexpected error': 'answered with 500, which the alert of errors counts',
  'database does not answer': 'answered with 503, which the alert of errors counts',
  'a download failed midway': 'the person who downloads sees it break off',
  'job failed': 'the alert of jobs misses the run',
  'status not known': 'the page of the status says so',
  'the books could not be recounted': 'the alert of money waits for every error of `reconcile`',
  'the books could not be held against the provider': 'the alert of money waits for every error of `reconcile`',
  'missed payment event not handled': 'the alert of money waits for every error of `reconcile`',
  'missed payment event not retrieved': 'the alert of money waits for every error of `reconcile`',
};

describe('the errors of the code', () => {
  const waitedFor = new Set(
    FILES.flatMap((file) => filtersOf(file).flatMap((f) => namesOf('jsonPayload\\.message', f))),
  );
  const logged = [...code.matchAll(/\blog\.error\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, call = '']) => [...call.matchAll(/'([^']+)'/g)].at(-1)?.[1] ?? call,
  );

  it.each([...new Set(logged)])('tell somebody: %s', (message) => {
    expect(waitedFor.has(message) || message in TOLD_OTHERWISE, message).toBe(true);
  });

  it('are all that is told otherwise', () => {
    expect(
      Object.keys(TOLD_OTHERWISE).filter((message) => !logged.includes(message) || waitedFor.has(message)),
    ).toEqual([]);
  });
});

describe('the metrics of the log', () => {
  it.each(METRICS)('take their labels from fields that the lines have: %s', (file) => {
    const { filter, labelExtractors, metricDescriptor } = JSON.parse(read(file)) as {
      filter: string;
      labelExtractors: Record<string, string>;
      metricDescriptor: { labels: readonly { key: string }[] };
    };
    expect(metricDescriptor.labels.map(({ key }) => key)).toEqual(Object.keys(labelExtractors));
    for (const extractor of Object.values(labelExtractors)) {
      const field = /^EXTRACT\(jsonPayload\.(\w+)\)$/.exec(extractor)?.[1];
      // Every line has its operation.
      if (field === 'operation') continue;
      for (const message of namesOf('jsonPayload\\.message', filter))
        expect(callThatLogs(message), message).toMatch(new RegExp(`\\b${field}\\b`));
    }
  });
});

describe('policies that wait for a line of the log', () => {
  it.each(ALERTS)('have no other condition, which the provider would refuse: %s', (name) => {
    const { conditions } = JSON.parse(read(`docs/alerts/${name}.json`)) as { conditions: readonly object[] };
    expect(conditions.length).toBeGreaterThan(0);
    // https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#LogMatch
    if (conditions.some((condition) => 'conditionMatchedLog' in condition)) expect(conditions).toHaveLength(1);
  });
});

describe('the alert of triggers', () => {
  it('counts, of every function but the API, also failures that the function could not log', () => {
    const { conditions } = JSON.parse(read('docs/alerts/triggers.json')) as {
      conditions: readonly {
        conditionThreshold: { filter: string; aggregations: readonly { groupByFields: readonly string[] }[] };
      }[];
    };
    const ofCalls = conditions.filter(({ conditionThreshold: { filter } }) =>
      namesOf('metric\\.type', filter).includes('run.googleapis.com/request_count'),
    );
    expect(ofCalls).toHaveLength(1);
    const { filter = '', aggregations = [] } = ofCalls[0]?.conditionThreshold ?? {};
    expect(filter).toContain('metric.labels.response_code_class="5xx"');
    expect(filter).toContain('NOT resource.labels.service_name="api"');
    expect(aggregations.map(({ groupByFields }) => groupByFields)).toEqual([['resource.label.service_name']]);
    expect(filtersOf('docs/dashboard.json')).toContain(filter);
  });
});

describe('the alert of jobs', () => {
  const { conditions } = JSON.parse(read('docs/alerts/jobs.json')) as {
    conditions: readonly {
      conditionAbsent?: { filter: string; duration: string };
      conditionThreshold?: { filter: string; comparison: string; thresholdValue: number };
    }[];
  };
  const watched = conditions.flatMap(({ conditionAbsent: { filter, duration } = { filter: '', duration: '' } }) =>
    namesOf('metric\\.labels\\.job', filter).map((job) => ({ job, seconds: Number.parseInt(duration) })),
  );

  it('watches every job once', () => {
    expect(watched.map(({ job }) => job).toSorted()).toEqual([...SCHEDULED_JOB_NAMES].toSorted());
  });

  it('hears of a job that was never seen, which no absence shows, from the others', () => {
    const found = conditions.flatMap(({ conditionThreshold }) => conditionThreshold ?? []);
    expect(found).toMatchObject([{ comparison: 'COMPARISON_GT', thresholdValue: 0 }]);
    expect(namesOf('metric\\.type', found[0]?.filter ?? '')).toEqual([
      'logging.googleapis.com/user/doubloon_late_jobs',
    ]);
  });

  it('waits for three runs at least that stayed away', () => {
    for (const { job, seconds } of watched) {
      const { schedule } = SCHEDULED_JOBS[job as (typeof SCHEDULED_JOB_NAMES)[number]];
      expect(seconds, job).toBeGreaterThanOrEqual(3 * 60 * Number(/every (\d+) minutes/.exec(schedule)?.[1]));
    }
  });
});

describe('the runbooks', () => {
  it.each(ALERTS)('have a page that the alert names: %s', (name) => {
    const page = `docs/runbooks/${name}.md`;
    const { documentation } = JSON.parse(read(`docs/alerts/${name}.json`)) as { documentation: { content: string } };
    expect(documentation.content).toContain(`\`${page}\``);
    expect(existsSync(join(ROOT, page)), page).toBe(true);
    const text = read(page);
    expect(text).toContain(`\`docs/alerts/${name}.json\``);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'How to see it',
      'What to do',
      'When to wake whom',
    ]);
    expect(read('docs/runbooks/README.md')).toContain(`| [${name}](${name}.md)`);
  });

  it('have no page without an alert, but for what people notice themselves', () => {
    const pages = readdirSync(join(ROOT, 'docs/runbooks')).map((file) => basename(file, '.md'));
    expect(pages.toSorted()).toEqual(['README', 'restore', ...ALERTS].toSorted());
  });

  it('quote messages that the code logs, and name jobs that exist', () => {
    for (const name of ALERTS) {
      const text = read(`docs/runbooks/${name}.md`);
      for (const message of namesOf('jsonPayload\\.message', text)) expect(code, name).toContain(`'${message}'`);
      for (const job of namesOf('jsonPayload\\.operation', text).filter((one) => one !== 'JOB'))
        expect(SCHEDULED_JOB_NAMES, name).toContain(job);
    }
  });
});
