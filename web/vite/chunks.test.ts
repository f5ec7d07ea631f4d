// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chunkOf, findCircle } from './chunks.ts';

interface Module {
  isEntry?: boolean;
  importers?: string[];
  dynamicImporters?: string[];
  importedIds?: string[];
  code?: string;
}

const TABLE = 'src/app/routing/app-routes.tsx';
const screen = (name: string) => `src/app/routes/${name}.tsx`;
const firstData = (name: string) => `src/app/first-data/${name}.ts`;
const SCREENS = ['store', 'loot', 'dashboard', 'messages'].map(screen);

/** A build in which every screen is loaded on demand, with these modules besides. */
function chunkIn(modules: Record<string, Module>, id: string) {
  const all = new Map<string, Module>([
    ['index.html', { isEntry: true }],
    ['src/main.tsx', { importers: ['index.html'] }],
    [TABLE, { importers: ['src/main.tsx'] }],
    ['src/app/shell/shell.tsx', { dynamicImporters: [TABLE] }],
    ...['store', 'loot'].map((name): [string, Module] => [firstData(name), { dynamicImporters: [TABLE] }]),
    ...[...SCREENS, screen('login'), screen('register')].map((path): [string, Module] => [
      path,
      { dynamicImporters: [TABLE] },
    ]),
    ...Object.entries(modules),
  ]);
  const getModuleInfo = (path: string) => {
    const module = all.get(path);
    return module && { isEntry: false, importers: [], dynamicImporters: [], importedIds: [], ...module };
  };
  return chunkOf(id, { getModuleInfo } as unknown as Parameters<typeof chunkOf>[1]);
}

describe('the script that a module becomes part of', () => {
  it('is the first one for what every page needs, however far it is from the start', () => {
    const modules = { 'a.ts': { importers: ['b.ts', screen('loot')] }, 'b.ts': { importers: ['src/main.tsx'] } };
    expect(chunkIn(modules, 'a.ts')).toBe('first');
  });

  it('is shared by the screens of signing in, and by those with a frame', () => {
    expect(chunkIn({ 'a.ts': { importers: [screen('login'), screen('register')] } }, 'a.ts')).toBe('sign-in');
    expect(chunkIn({ 'a.ts': { importers: [screen('login'), screen('store')] } }, 'a.ts')).toBe('first');
    expect(chunkIn({ 'a.ts': { importers: ['src/app/shell/shell.tsx', screen('store')] } }, 'a.ts')).toBe('frame');
  });

  it('is its own for what one screen of signing in shows alone, or with a part that is loaded on demand', () => {
    expect(chunkIn({ 'a.ts': { importers: [screen('register')] } }, 'a.ts')).toBeNull();
    const modules = {
      'prompt.tsx': { dynamicImporters: ['src/app/shell/shell.tsx'] },
      'a.ts': { importers: [screen('register'), 'prompt.tsx'] },
    };
    expect(chunkIn(modules, 'a.ts')).toBeNull();
  });

  it('is that of the two screens for something short that needs more of them, whose script would otherwise need this one and be needed by it', () => {
    const importers = [screen('loot'), screen('store')];
    const modules = {
      'short.ts': { importers, importedIds: ['long.ts'], code: 'short' },
      'long.ts': { importers: ['short.ts'], code: 'long'.repeat(1000) },
    };
    expect(chunkIn(modules, 'long.ts')).toBe('loot-and-store');
    expect(chunkIn(modules, 'short.ts')).toBe('loot-and-store');
    expect(chunkIn({ ...modules, 'long.ts': { importers: ['short.ts'], code: 'short' } }, 'short.ts')).toBe('screens');
  });

  it('is shared by the first requests of screens, or belongs to one of them, so that they do not wait for the screens', () => {
    const loot = [firstData('loot'), screen('loot')];
    expect(chunkIn({ 'a.ts': { importers: [...loot, ...SCREENS] } }, 'a.ts')).toBe('data');
    expect(chunkIn({ 'a.ts': { importers: [...loot, 'src/app/shell/shell.tsx'] } }, 'a.ts')).toBe('data');
    expect(chunkIn({ 'a.ts': { importers: [...loot, screen('store')] } }, 'a.ts')).toBe('data');
    expect(chunkIn({ 'a.ts': { importers: loot } }, 'a.ts')).toBe('loot-data');
  });

  it('is one for all screens when many share it, else one of those that do', () => {
    expect(chunkIn({ 'a.ts': { importers: SCREENS } }, 'a.ts')).toBe('screens');
    expect(chunkIn({ 'a.ts': { importers: SCREENS.slice(0, 3) } }, 'a.ts')).toBe('screens');
    expect(chunkIn({ 'a.ts': { importers: [screen('store'), screen('loot')] } }, 'a.ts')).toBe('loot-and-store');
    expect(chunkIn({ 'a.ts': { importers: [screen('store')] } }, 'a.ts')).toBe('store');
  });

  it('is shared by all screens when it is short and two of them need it', () => {
    const importers = [screen('store'), screen('loot')];
    expect(chunkIn({ 'a.ts': { importers, code: 'short' } }, 'a.ts')).toBe('screens');
    expect(chunkIn({ 'a.ts': { importers, code: 'x'.repeat(2_000) } }, 'a.ts')).toBe('loot-and-store');
  });

  it('is apart from its screen when a part of another one needs it, too, which would load the whole screen', () => {
    const part = (of: string) => ({
      'dialog.tsx': { dynamicImporters: [screen(of)] },
      'a.ts': { importers: [screen('store'), 'dialog.tsx'] },
    });
    expect(chunkIn(part('store'), 'a.ts')).toBe('store');
    expect(chunkIn(part('loot'), 'a.ts')).toBe('store-and-parts');
  });

  it('is that of the frame for what shows kept data, also when a screen needs it', () => {
    const modules = {
      'src/app/visit/prepare-return.ts': { dynamicImporters: ['src/main.tsx'] },
      'keep.ts': { importers: ['src/app/visit/prepare-return.ts', screen('store')] },
    };
    expect(chunkIn(modules, 'keep.ts')).toBe('frame');
  });

  it('is apart for forms and what is made of them, for which screens without a form do not wait', () => {
    const library = 'node_modules/react-hook-form/index.js';
    const all = { 'form.tsx': { importers: [screen('login'), ...SCREENS], importedIds: ['field.tsx'] } };
    const modules = {
      ...all,
      'field.tsx': { importers: ['form.tsx'], importedIds: [library] },
      [library]: { importers: ['field.tsx'] },
      'dialog.tsx': { importers: SCREENS, importedIds: ['form.tsx'] },
    };
    for (const id of ['form.tsx', 'field.tsx', library]) expect(chunkIn(modules, id)).toBe('forms');
    expect(chunkIn(modules, 'dialog.tsx')).toBe('screens-with-forms');
  });

  it('is its own for what is loaded on demand, and for the start', () => {
    expect(chunkIn({ 'dialog.tsx': { dynamicImporters: [screen('loot')] } }, 'dialog.tsx')).toBeNull();
    expect(
      chunkIn({ 'dialog.tsx': { dynamicImporters: [screen('loot')] }, 'a.ts': { importers: ['dialog.tsx'] } }, 'a.ts'),
    ).toBeNull();
    expect(chunkIn({}, 'src/main.tsx')).toBeNull();
    expect(chunkIn({}, screen('loot'))).toBeNull();
  });

  it('is shared although it is loaded on demand, when screens import it as well', () => {
    const modules = { 'a.ts': { importers: SCREENS, dynamicImporters: [screen('login')] } };
    expect(chunkIn(modules, 'a.ts')).toBe('screens');
  });

  it('does not get lost in modules that import each other', () => {
    const modules = { 'a.ts': { importers: ['b.ts'] }, 'b.ts': { importers: ['a.ts', screen('store')] } };
    expect(chunkIn(modules, 'a.ts')).toBe('store');
  });
});

describe('a circle of scripts', () => {
  it('is found wherever it begins', () => {
    const imports = new Map([
      ['start.js', ['a.js', 'b.js']],
      ['a.js', ['b.js']],
      ['b.js', ['c.js']],
      ['c.js', ['a.js']],
    ]);
    expect(findCircle(imports)).toEqual(['a.js', 'b.js', 'c.js', 'a.js']);
  });

  it('is not two ways to one script', () => {
    const imports = new Map([
      ['start.js', ['a.js', 'b.js']],
      ['a.js', ['c.js']],
      ['b.js', ['c.js', 'outside.js']],
      ['c.js', []],
    ]);
    expect(findCircle(imports)).toBeNull();
  });
});
