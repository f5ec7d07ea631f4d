import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EMBED_PAGES } from '../../web/src/shared/posts/embed-address.ts';
import { reachEmulators } from '../../emulators/suite/firebase/local-policy.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const Rule = z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) });
const Config = z.object({ hosting: z.object({ headers: z.array(Rule) }) });

const readHosting = () => Config.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))).hosting;

function headersOfPages(hosting = readHosting()): Record<string, string> {
  const rules = hosting.headers.filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'));
  expect(rules).toHaveLength(1);
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

function directives(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the headers of the pages', () => {
  const headers = headersOfPages();
  const policy = directives(headers['Content-Security-Policy']);

  it('take the scripts that stand in the page by their hash, and no others', () => {
    const page = readFileSync(join(ROOT, 'web', 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    expect(scripts).toHaveLength(1);
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const [ownOrigin, ...rest] = policy['script-src'] ?? [];
    expect(ownOrigin).toBe("'self'");
    expect(rest.filter((source) => source.startsWith("'"))).toEqual(hashes);
  });

  it('let nobody frame the pages, load plug-ins or move the base of addresses', () => {
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('name no source that anybody can put files to', () => {
    const sources = Object.values(policy).flat();
    for (const open of [
      '*',
      'https:',
      'http:',
      "'unsafe-eval'",
      'https://*.googleapis.com',
      'https://storage.googleapis.com',
    ]) {
      expect(sources).not.toContain(open);
    }
  });

  it('frame of other sites those that pay, sign in and check, and the pages of single posts', () => {
    const paying = [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://checkout.stripe.com',
      'https://hooks.stripe.com',
    ];
    const checking = [
      'https://*.firebaseapp.com',
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ];
    expect(policy['frame-src']).toEqual(["'self'", ...checking, ...paying, ...Object.values(EMBED_PAGES)]);
  });

  it('keep browsers on https, to the declared types and quiet about where people come from', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
    expect(headers['Permissions-Policy']).toContain('camera=()');
  });
});

describe('the policy of a local run', () => {
  it('is the deployed one, which reaches the emulators as well', () => {
    const hosting = readHosting();
    reachEmulators(hosting);
    const deployed = directives(headersOfPages()['Content-Security-Policy']);
    const local = directives(headersOfPages(hosting)['Content-Security-Policy']);
    const added = Object.entries(local).flatMap(([name, sources]) =>
      sources.filter((source) => !deployed[name]?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added.sort()).toEqual(['connect-src', 'img-src', 'media-src'].map((name) => `${name} http://127.0.0.1:*`));
    expect(Object.keys(local)).toEqual(Object.keys(deployed));
  });
});
