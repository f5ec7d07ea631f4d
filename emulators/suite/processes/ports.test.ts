import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PORTS, isFree, reserveFreePorts, type PortName } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../..', '..');

describe('free ports', () => {
  it('are never given to two runs', async () => {
    const reservations = await Promise.all(Array.from({ length: 20 }, reserveFreePorts));

    const all = reservations.flatMap(({ ports }) => Object.values(ports));
    for (const { release } of reservations) release();

    expect(new Set(all).size).toBe(all.length);
  });

  it('are those of another block while somebody, of whatever name, holds one', async () => {
    const script = `import { reserveFreePorts } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'ports.ts')).href)};
      const { ports } = await reserveFreePorts();
      console.log(JSON.stringify(ports));
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: join(tmpdir(), 'a folder that is not there') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((found) => createInterface({ input: other.stdout }).once('line', found));
    const theirs = Object.values(JSON.parse(line) as Record<PortName, number>);

    const guard = Math.min(...theirs) + 19;
    expect(await isFree(guard)).toBe(false);
    other.kill('SIGKILL');
    await once(other, 'close');
    expect(await isFree(guard)).toBe(true);
  });

  it('are not looked for further when the system refuses for a reason of its own', async () => {
    await expect(isFree(70_000)).rejects.toThrow(/65536/);
  });
});

/** Returns the ports in the README's sentence that starts with "The product's ports are", with ranges such as "1 to 3" expanded. */
function portsInReadme(): number[] {
  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const sentence = /The product's ports are ([^.]*)\./.exec(readme)?.[1] ?? '';
  return [...sentence.matchAll(/(\d{4,5})(?:\s+to\s+(\d{4,5}))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    return Array.from({ length: Number(to ?? from) - first + 1 }, (_, index) => first + index);
  });
}

const ascending = (ports: number[]) => ports.filter((port) => port !== DEFAULT_PORTS.ui).sort((a, b) => a - b);

describe('the ports of the product', () => {
  it('are the ones README names', () => {
    expect(ascending(portsInReadme())).toEqual(ascending(Object.values(DEFAULT_PORTS)));
  });

  it('are the ones firebase.json names', () => {
    const { emulators } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as {
      emulators: Record<string, { port?: number; websocketPort?: number }>;
    };
    const named = Object.entries(emulators).filter(([, { port }]) => port !== undefined);
    expect(named.length).toBeGreaterThan(5);
    for (const [name, { port }] of named) expect(port, name).toBe(DEFAULT_PORTS[name as PortName]);
    expect(emulators['firestore']?.websocketPort).toBe(DEFAULT_PORTS.firestoreWebsocket);
  });
});
