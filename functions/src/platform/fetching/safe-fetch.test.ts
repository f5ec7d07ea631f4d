import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch, createSafePictureFetch, SafeFetchError, type SafeFetch } from './safe-fetch.ts';

const ALLOWED = ['www.tiktok.com', 'vm.tiktok.com', 'x.com'];

describe('what may be fetched at all', () => {
  let lookups: string[];
  const to = (...addresses: string[]) =>
    createSafeFetch({
      allowedHosts: [...ALLOWED, '127.0.0.1', '[::1]', 'localhost'],
      lookup: (hostname) => {
        lookups.push(hostname);
        return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
      },
      timeoutMs: 60_000,
    });
  beforeEach(() => {
    lookups = [];
  });

  it.each([
    'not a url',
    'http://www.tiktok.com/',
    'ftp://www.tiktok.com/',
    'file:///etc/passwd',
    'data:text/html,hello',
    'https://user@www.tiktok.com/',
    'https://user:secret@www.tiktok.com/',
    'https://www.tiktok.com@evil.example/',
    'https://www.tiktok.com:8443/',
    'https://www.tiktok.com:80/',
    'https://www.tiktok.com./',
    'https://tiktok.com.evil.example/',
    'https://evil.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://\u2488\u2491\u2490.0.0.1/',
  ])('refuses %s without looking anything up', async (url) => {
    await expect(to('93.184.216.34')(url)).rejects.toMatchObject({ name: 'SafeFetchError', reason: 'refused' });
    expect(lookups).toEqual([]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00::1'],
    ['93.184.216.34', '127.0.0.1'],
  ])('refuses a listed host that leads to %s', async (...addresses) => {
    await expect(to(...addresses)('https://localhost/')).rejects.toMatchObject({ reason: 'refused' });
    expect(lookups).toEqual(['localhost']);
  });

  it('reports a host that cannot be found as a fault of the network', async () => {
    const fetch = createSafeFetch({
      allowedHosts: ALLOWED,
      lookup: () => Promise.reject(new Error('ENOTFOUND')),
      timeoutMs: 60_000,
    });
    await expect(fetch('https://x.com/')).rejects.toMatchObject({ reason: 'network' });
  });

  it('gives up on a name server that never answers', async () => {
    const fetch = createSafeFetch({ allowedHosts: ALLOWED, lookup: () => new Promise(() => undefined), timeoutMs: 30 });
    await expect(fetch('https://x.com/')).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('fetching through the stand-in', () => {
  let server: Server;
  let base: string;
  let handler: RequestListener;
  let fetch: SafeFetch;

  beforeEach(async () => {
    server = createServer((request, response) => handler(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    fetch = createSafeFetch({ allowedHosts: ALLOWED, socialWebBase: `${base}/`, timeoutMs: 60_000 });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const redirect = (locations: Record<string, string>): RequestListener => {
    return (request, response) => {
      const location = locations[request.url ?? ''];
      response.writeHead(location ? 302 : 200, location ? { location } : {}).end(request.url);
    };
  };

  it('reads https://HOST/PATH at the path of the host', async () => {
    handler = (request, response) => response.writeHead(404, { 'X-Rate-Limit-Reset': '12' }).end(request.url);
    await expect(fetch('https://www.tiktok.com/@mina?a=1#b')).resolves.toEqual({
      status: 404,
      url: 'https://www.tiktok.com/@mina?a=1#b',
      headers: expect.objectContaining({ 'x-rate-limit-reset': '12' }) as object,
      body: '/www.tiktok.com/@mina?a=1',
    });
  });

  it.each([
    ['/x.com/mina', 'https://x.com/mina'],
    ['https://x.com/mina?s=1', 'https://x.com/mina?s=1'],
  ])('follows a redirect to %s', async (location, url) => {
    handler = redirect({ '/vm.tiktok.com/a': location });
    await expect(fetch('https://vm.tiktok.com/a')).resolves.toMatchObject({ status: 200, url });
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://x.com/',
    'https://evil.example/',
    'https://x.com:8443/',
    'https://me@x.com/',
    'https://[::1]/',
    'https://2130706433/',
    '//evil.example/',
    '/evil.example/',
    '/_control/state',
    'file:///etc/passwd',
    'https://',
  ])('does not follow a redirect to %s', async (location) => {
    handler = redirect({ '/vm.tiktok.com/a': location });
    await expect(fetch('https://vm.tiktok.com/a')).rejects.toMatchObject({ reason: 'refused' });
  });

  it('applies the list of hosts to the stand-in too, whatever the path tries', async () => {
    handler = (request, response) => response.end(request.url);
    await expect(fetch('https://evil.example/')).rejects.toBeInstanceOf(SafeFetchError);
    await expect(fetch('https://x.com/../../_control/reset')).resolves.toMatchObject({ body: '/x.com/_control/reset' });
    await expect(fetch('https://x.com/%2e%2e/%2e%2e/_control')).resolves.toMatchObject({ body: '/x.com/_control' });
  });

  it('follows three redirects and no fourth', async () => {
    const chain = { '/x.com/1': '/x.com/2', '/x.com/2': '/x.com/3', '/x.com/3': '/x.com/4' };
    handler = redirect(chain);
    await expect(fetch('https://x.com/1')).resolves.toMatchObject({ url: 'https://x.com/4' });
    handler = redirect({ ...chain, '/x.com/4': '/x.com/5' });
    await expect(fetch('https://x.com/1')).rejects.toMatchObject({ reason: 'redirects' });
  });

  it('keeps the first 512 KB of a body without an end', async () => {
    handler = (_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    };
    expect((await fetch('https://x.com/')).body).toHaveLength(512 * 1024);
  });

  it('gives up on a host that does not answer, or stops in the middle', async () => {
    const quick = createSafeFetch({ allowedHosts: ALLOWED, socialWebBase: base, timeoutMs: 60 });
    handler = () => undefined;
    await expect(quick('https://x.com/')).rejects.toMatchObject({ reason: 'timeout' });
    handler = (_request, response) => void response.write('a');
    await expect(quick('https://x.com/')).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('reports a broken connection as a fault of the network', async () => {
    handler = (request) => request.socket.destroy();
    await expect(fetch('https://x.com/')).rejects.toMatchObject({ reason: 'network' });
  });

  it('posts a form and hands back the redirect it gets instead of following it', async () => {
    const seen: unknown[] = [];
    handler = (request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => response.writeHead(302, { location: '/x.com/next' }).end());
    };
    await expect(fetch('https://x.com/token', { method: 'POST', body: 'code=1' })).resolves.toMatchObject({
      status: 302,
    });
    expect(seen).toEqual(['code=1']);
  });

  it.each(['Authorization', 'X-Goog-Api-Key'])('sends %s to its own host only', async (name) => {
    const seen: unknown[] = [];
    handler = (request, response) => {
      seen.push(request.headers[name.toLowerCase()]);
      redirect({ '/x.com/a': '/x.com/b', '/x.com/b': '/www.tiktok.com/' })(request, response);
    };
    await fetch('https://x.com/a', { headers: { [name]: 'secret' } });
    expect(seen).toEqual(['secret', 'secret', undefined]);
  });

  describe('of a picture', () => {
    const pictures = () =>
      createSafePictureFetch({
        allowedHosts: [],
        allowedDomains: ['cdn.test'],
        socialWebBase: base,
        maxBytes: 4,
        timeoutMs: 60_000,
      });

    it('takes it from any host of a domain, byte by byte', async () => {
      const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
      handler = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
      const answer = { status: 200, url: 'https://a.b.cdn.test/p.jpg', bytes };
      await expect(pictures()('https://a.b.cdn.test/p.jpg')).resolves.toMatchObject(answer);
    });

    it('refuses one that is a byte too large, or has no end', async () => {
      handler = (_request, response) => response.end('12345');
      await expect(pictures()('https://a.cdn.test/p.jpg')).rejects.toMatchObject({ reason: 'size' });
      handler = (_request, response) => void response.write('12345');
      await expect(pictures()('https://a.cdn.test/p.jpg')).rejects.toMatchObject({ reason: 'size' });
    });

    it.each(['https://cdn.test/', 'https://evilcdn.test/', 'https://a.cdn.test.evil.example/', 'https://a.cdn.test./'])(
      'does not ask %s, nor follow there',
      async (address) => {
        handler = (_request, response) => response.writeHead(302, { location: address }).end();
        await expect(pictures()(address)).rejects.toMatchObject({ reason: 'refused' });
        await expect(pictures()('https://a.cdn.test/')).rejects.toMatchObject({ reason: 'refused' });
      },
    );

    it('refuses a host of the domain that leads inside', async () => {
      const fetchPicture = createSafePictureFetch({
        allowedHosts: [],
        allowedDomains: ['cdn.test'],
        lookup: () => Promise.resolve([{ address: '10.0.0.1', family: 4 }]),
        maxBytes: 4,
        timeoutMs: 60_000,
      });
      await expect(fetchPicture('https://a.cdn.test/p.jpg')).rejects.toMatchObject({ reason: 'refused' });
    });
  });
});
