import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PORTS, reserveFreePorts, type PortName } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

it('never gives two runs the same port', async () => {
  const reservations = await Promise.all(Array.from({ length: 20 }, reserveFreePorts));

  const all = reservations.flatMap(({ ports }) => Object.values(ports));
  for (const { release } of reservations) release();

  expect(new Set(all).size).toBe(all.length);
});

/** The ports in the sentence that starts with "The product's ports are", ranges such as "1 to 3" spelled out. */
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
