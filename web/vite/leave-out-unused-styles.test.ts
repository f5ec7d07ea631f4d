// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slimNames, slimPreset } from './leave-out-unused-styles.ts';

const chakra = dirname(createRequire(import.meta.url).resolve('@chakra-ui/react'));
const preset = readFileSync(resolve(chakra, '..', 'esm', 'preset-base.js'), 'utf8');
const uses = (...names: string[]) => {
  const words = new Set(names);
  return (name: string) => words.has(name);
};

describe('leaving unused styles out', () => {
  it('keeps a property that is used by its name or by its short one, and drops its neighbours', () => {
    const slim = slimPreset(preset, uses('bg', 'marginTop'));
    expect(slim).toMatch(/^ {4}background: \{/m);
    expect(slim).toMatch(/^ {4}marginTop: \{/m);
    expect(slim).not.toMatch(/^ {4}(backgroundColor|marginBottom): \{/m);
    expect(slim.length).toBeLessThan(preset.length / 2);
  });

  it('keeps a condition that is used with the line in front of its name', () => {
    const slim = slimPreset(preset, uses('_hover', 'focus'));
    expect(slim).toMatch(/^ {2}hover: \[/m);
    expect(slim).not.toMatch(/^ {2}focus: /m);
  });

  it('changes nothing when everything is used', () => {
    expect(slimPreset(preset, () => true)).toBe(preset);
  });

  it('says so when Chakra keeps its tables elsewhere', () => {
    expect(() => slimPreset('export const defaultBaseConfig = {};', () => true)).toThrow('not where they were');
    expect(() => slimNames('export const names = [];', () => true)).toThrow('not where it was');
  });

  it('keeps of a list of names the used ones', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name${index}`);
    expect(slimNames(`var list = "${names.join(',')}";`, uses('name3', 'name58'))).toBe('var list = "name3,name58";');
  });
});
